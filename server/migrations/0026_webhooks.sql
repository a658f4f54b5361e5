CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"type" text NOT NULL,
	"attempt" integer NOT NULL,
	"status" smallint,
	"failure" text,
	"milliseconds" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_failure" CHECK (failure in ('redirected', 'unreachable', 'too-slow')),
	CONSTRAINT "webhook_deliveries_answered" CHECK (("webhook_deliveries"."status" is null) = ("webhook_deliveries"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"url" text NOT NULL,
	"categories" text[] NOT NULL,
	"secret_salt" uuid NOT NULL,
	"former_salt" uuid,
	"former_until" timestamp (3) with time zone,
	"position" bigint NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pace" integer NOT NULL,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	"off_since" timestamp (3) with time zone,
	"off_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_off_reason" CHECK (off_reason in ('failing', 'gone', 'too-far-behind')),
	CONSTRAINT "webhooks_off" CHECK (("webhooks"."off_since" is null) = ("webhooks"."off_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("webhook_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_key" ON "webhooks" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "webhooks_due" ON "webhooks" USING btree ("due_at") WHERE "webhooks"."off_since" is null;