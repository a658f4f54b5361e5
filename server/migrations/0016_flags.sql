CREATE TABLE "flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid,
	"target_id" uuid,
	"user_id" uuid,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_latest" boolean DEFAULT true NOT NULL,
	"is_counted" boolean DEFAULT true NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"outcome" text,
	"note" text,
	CONSTRAINT "flags_report" UNIQUE("report_id","user_id"),
	CONSTRAINT "flags_target" UNIQUE("target_id","user_id"),
	CONSTRAINT "flags_thing" CHECK (num_nonnulls("flags"."report_id", "flags"."target_id") = 1),
	CONSTRAINT "flags_reason" CHECK (reason in ('not-a-scam', 'about-me', 'personal-data', 'offensive')),
	CONSTRAINT "flags_outcome" CHECK (outcome in ('handled', 'dismissed')),
	CONSTRAINT "flags_settled" CHECK (num_nulls("flags"."settled_at", "flags"."outcome", "flags"."note") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flags_user" ON "flags" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flags_settled_by" ON "flags" USING btree ("settled_by") WHERE "flags"."settled_by" is not null;--> statement-breakpoint
CREATE INDEX "flags_open_newest" ON "flags" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "flags"."is_latest" and "flags"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "flags_settled_newest" ON "flags" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "flags"."is_latest" and "flags"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "flags_open_on_report" ON "flags" USING btree ("report_id") WHERE "flags"."settled_at" is null;
--> statement-breakpoint
-- Also if a server of the release before deletes the account: the words may give a name.
CREATE FUNCTION clear_text_of_flag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.text := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER flags_clear_text BEFORE UPDATE OF user_id ON flags
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION clear_text_of_flag();
--> statement-breakpoint
-- As before, and of a settled flag the outcome and the reasons stay.
CREATE OR REPLACE FUNCTION impersonal_part(state jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN state IS NOT NULL THEN (
    SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(state)
    WHERE key IN ('status', 'role', 'type', 'category', 'subcategory', 'image', 'reportCount',
      'sessionTimeout', 'from', 'to', 'sort', 'added', 'known', 'bad', 'outcome', 'reasons', 'hiddenBy')
  ) END
$$;
--> statement-breakpoint
-- As before, also the targets of flags and of hidden reports.
CREATE OR REPLACE FUNCTION redact_audit_log(made_before timestamptz) RETURNS void LANGUAGE sql AS $$
  SELECT set_config('redflag.redacts_audit_log', 'on', true);
  UPDATE audit_log SET
    actor = CASE WHEN actor_id IS NULL THEN actor ELSE 'Redacted' END,
    subject = CASE WHEN action LIKE 'user.%'
      OR action IN ('report.status', 'report.delete', 'report.hide', 'flag.settle')
      THEN 'Redacted' ELSE subject END,
    before = impersonal_part(before),
    after = impersonal_part(after),
    address = NULL,
    redacted_at = now()
  WHERE created_at < made_before AND redacted_at IS NULL;
  SELECT set_config('redflag.redacts_audit_log', '', true)
$$;
