CREATE TABLE "nameless_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL,
	"reporter_token" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "nameless_decisions_status" CHECK (status in ('Resolved', 'Rejected'))
);
--> statement-breakpoint
CREATE TABLE "reporter_accounts" (
	"target_id" uuid NOT NULL,
	"token" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"mailbox_hash" "bytea",
	"phone_hash" "bytea",
	"is_source" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"gone_at" timestamp (3) with time zone,
	CONSTRAINT "reporter_accounts_target_id_token_id_pk" PRIMARY KEY("target_id","token","id"),
	CONSTRAINT "reporter_accounts_user" UNIQUE("user_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "target_reporters" RENAME COLUMN "rejected" TO "uncounted";--> statement-breakpoint
ALTER TABLE "target_reporters" DROP CONSTRAINT "target_reporters_user";--> statement-breakpoint
ALTER TABLE "target_reporters" DROP CONSTRAINT "target_reporters_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "target_reporters_targets";--> statement-breakpoint
DROP INDEX "reports_waiting";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "is_suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "target_reporters" ADD COLUMN "same_as" uuid;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "suspended" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "former_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mailbox_print" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_print" "bytea";--> statement-breakpoint
ALTER TABLE "nameless_decisions" ADD CONSTRAINT "nameless_decisions_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_accounts" ADD CONSTRAINT "reporter_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_accounts" ADD CONSTRAINT "reporter_accounts_person" FOREIGN KEY ("target_id","token") REFERENCES "public"."target_reporters"("target_id","token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nameless_decisions_on_target" ON "nameless_decisions" USING btree ("target_id","reporter_token");--> statement-breakpoint
CREATE INDEX "reporter_accounts_mailbox" ON "reporter_accounts" USING btree ("mailbox_hash") WHERE "reporter_accounts"."mailbox_hash" is not null;--> statement-breakpoint
CREATE INDEX "reporter_accounts_phone" ON "reporter_accounts" USING btree ("phone_hash") WHERE "reporter_accounts"."phone_hash" is not null;--> statement-breakpoint
CREATE INDEX "reporter_accounts_gone" ON "reporter_accounts" USING btree ("gone_at") WHERE "reporter_accounts"."mailbox_hash" is not null and "reporter_accounts"."gone_at" is not null;--> statement-breakpoint
ALTER TABLE "target_reporters" ADD CONSTRAINT "target_reporters_same_as" FOREIGN KEY ("target_id","same_as") REFERENCES "public"."target_reporters"("target_id","token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "target_reporters_same" ON "target_reporters" USING btree ("target_id","same_as") WHERE "target_reporters"."same_as" is not null;--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("target_id","created_at") WHERE "reports"."status" = 'Pending' and not "reports"."is_suspended";--> statement-breakpoint
INSERT INTO reporter_accounts (target_id, token, id, user_id, is_source, is_verified, is_new, gone_at)
SELECT target_id, token, gen_random_uuid(), user_id, is_source, is_verified, is_new,
  CASE WHEN user_id IS NULL THEN now() END
FROM target_reporters;--> statement-breakpoint
DROP TRIGGER IF EXISTS users_verify_reporter ON users;--> statement-breakpoint
DROP FUNCTION IF EXISTS verify_reporter;--> statement-breakpoint
ALTER TABLE "target_reporters" DROP COLUMN "user_id";