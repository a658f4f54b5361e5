CREATE TABLE "register_entries" (
	"register_id" uuid NOT NULL,
	"key" text NOT NULL,
	"report_id" uuid,
	"licence" text,
	"refused" text,
	"run" bigint NOT NULL,
	CONSTRAINT "register_entries_register_id_key_pk" PRIMARY KEY("register_id","key")
);
--> statement-breakpoint
CREATE TABLE "registers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"layout" text NOT NULL,
	"address" text NOT NULL,
	"secret" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"interval_minutes" integer NOT NULL,
	"licence" text,
	"account" text NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"run" bigint DEFAULT 0 NOT NULL,
	"running_until" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"etag" text,
	"last_modified" text,
	"digest" text,
	"position" bigint,
	"succeeded_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"problem" text,
	"stopped_at" timestamp (3) with time zone,
	"lost" integer,
	"may_lose" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registers_account_unique" UNIQUE("account")
);
--> statement-breakpoint
ALTER TABLE "register_entries" ADD CONSTRAINT "register_entries_register_id_registers_id_fk" FOREIGN KEY ("register_id") REFERENCES "public"."registers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_entries" ADD CONSTRAINT "register_entries_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "register_entries_report" ON "register_entries" USING btree ("report_id") WHERE "register_entries"."report_id" is not null;