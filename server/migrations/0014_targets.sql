CREATE TABLE "report_mentions" (
	"report_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"key" text NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "report_mentions_report_id_category_id_key_pk" PRIMARY KEY("report_id","category_id","key")
);
--> statement-breakpoint
CREATE TABLE "target_alerts" (
	"target_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"alerted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "target_alerts_target_id_user_id_pk" PRIMARY KEY("target_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "target_reporters" (
	"target_id" uuid NOT NULL,
	"token" uuid NOT NULL,
	"user_id" uuid,
	"is_source" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "target_reporters_target_id_token_pk" PRIMARY KEY("target_id","token"),
	CONSTRAINT "target_reporters_user" UNIQUE("target_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"key" text NOT NULL,
	"shown" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"under_review" integer DEFAULT 0 NOT NULL,
	"resolved" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"vulnerabilities" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"verified_people" integer DEFAULT 0 NOT NULL,
	"sources" integer DEFAULT 0 NOT NULL,
	"first_reported_at" timestamp (3) with time zone,
	"last_reported_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "targets_key" UNIQUE("category_id","key")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "target_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reporter_token" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "target_searches" ADD COLUMN "by_old_key" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "target_searches" ADD COLUMN "is_stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_mentions" ADD CONSTRAINT "report_mentions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mentions" ADD CONSTRAINT "report_mentions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_alerts" ADD CONSTRAINT "target_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_reporters" ADD CONSTRAINT "target_reporters_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_reporters" ADD CONSTRAINT "target_reporters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "targets" ADD CONSTRAINT "targets_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mentions_target" ON "report_mentions" USING btree ("category_id","key");--> statement-breakpoint
CREATE INDEX "target_alerts_user" ON "target_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "target_reporters_targets" ON "target_reporters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "targets_hash" ON "targets" USING btree ("category_id","hash");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- Everything here locks in one order, or transactions could wait for each other: reports, the accounts
-- of their reporters, targets by key, reporters of targets.

-- Returns the id of a target, which is made if needed, and locks it.
CREATE FUNCTION find_target(new_id uuid, of_category uuid, of_key text, typed text, reporter uuid)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  found_id uuid;
BEGIN
  PERFORM FROM users WHERE id = reporter FOR NO KEY UPDATE;
  LOOP
    SELECT id INTO found_id FROM targets WHERE category_id = of_category AND key = of_key
    FOR NO KEY UPDATE;
    IF FOUND THEN RETURN found_id; END IF;
    INSERT INTO targets (id, category_id, key, shown, hash)
    SELECT new_id, id, of_key, typed,
      substring(sha256(convert_to(value || ':' || of_key, 'UTF8')) FOR 8)
    FROM categories WHERE id = of_category
    ON CONFLICT (category_id, key) DO NOTHING;
    IF FOUND THEN RETURN new_id; END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- A report gets the token of its reporter for its target. Of an account that is gone only the token is
-- known: it goes with a report to another target.
CREATE FUNCTION give_reporter_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.target_id IS NULL THEN
    NEW.reporter_token := NULL;
  ELSIF NEW.target_id IS DISTINCT FROM OLD.target_id THEN
    INSERT INTO target_reporters (target_id, token, user_id, is_source, is_verified)
    SELECT NEW.target_id, gen_random_uuid(), id, email LIKE '%@feeds.invalid', phone_verified_at IS NOT NULL
    FROM users WHERE id = NEW.reporter_id
    ON CONFLICT (target_id, user_id) DO NOTHING;
    SELECT token INTO NEW.reporter_token FROM target_reporters
    WHERE target_id = NEW.target_id AND user_id = NEW.reporter_id;
    IF NOT FOUND THEN
      NEW.reporter_token := coalesce(OLD.reporter_token, gen_random_uuid());
      INSERT INTO target_reporters (target_id, token, is_source, is_verified)
      SELECT NEW.target_id, NEW.reporter_token, coalesce(bool_or(is_source), false),
        coalesce(bool_or(is_verified), false)
      FROM target_reporters WHERE target_id = OLD.target_id AND token = OLD.reporter_token
      ON CONFLICT (target_id, token) DO NOTHING;
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reports_reporter_token BEFORE INSERT OR UPDATE OF target_id ON reports
  FOR EACH ROW EXECUTE FUNCTION give_reporter_token();
--> statement-breakpoint
CREATE FUNCTION note_resolution() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'Resolved' THEN NEW.resolved_at := NULL;
  ELSIF OLD.status <> 'Resolved' THEN NEW.resolved_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reports_resolved_at BEFORE UPDATE OF status ON reports
  FOR EACH ROW EXECUTE FUNCTION note_resolution();
--> statement-breakpoint
-- Adds a report to the counts of its target, or takes it away. The target is locked.
CREATE FUNCTION count_on_target(report reports, change int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  filed timestamptz := report.created_at;
  is_rejected bool := report.status = 'Rejected';
  confirms bool := report.status = 'Resolved' AND report.type <> 'Security Vulnerability';
BEGIN
  UPDATE target_reporters
  SET reports = reports + change, rejected = rejected + change * is_rejected::int
  WHERE target_id = report.target_id AND token = report.reporter_token;
  UPDATE targets SET
    pending = pending + change * (report.status = 'Pending')::int,
    under_review = under_review + change * (report.status = 'Under Review')::int,
    resolved = resolved + change * (report.status = 'Resolved')::int,
    rejected = rejected + change * is_rejected::int,
    closed = closed + change * (report.status = 'Closed')::int,
    confirmed = confirmed + change * confirms::int,
    vulnerabilities = vulnerabilities
      + change * (NOT is_rejected AND report.type = 'Security Vulnerability')::int,
    first_reported_at = CASE
      WHEN is_rejected THEN first_reported_at
      WHEN change > 0 THEN least(first_reported_at, filed)
      WHEN filed > first_reported_at THEN first_reported_at
      ELSE (SELECT min(created_at) FROM reports
        WHERE target_id = report.target_id AND status <> 'Rejected') END,
    last_reported_at = CASE
      WHEN is_rejected THEN last_reported_at
      WHEN change > 0 THEN greatest(last_reported_at, filed)
      WHEN filed < last_reported_at THEN last_reported_at
      ELSE (SELECT max(created_at) FROM reports
        WHERE target_id = report.target_id AND status <> 'Rejected') END,
    confirmed_at = CASE
      WHEN NOT confirms THEN confirmed_at
      WHEN change > 0 THEN greatest(confirmed_at, report.resolved_at)
      WHEN report.resolved_at < confirmed_at THEN confirmed_at
      ELSE (SELECT max(resolved_at) FROM reports WHERE target_id = report.target_id
        AND status = 'Resolved' AND type <> 'Security Vulnerability') END
  WHERE id = report.target_id;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_report_on_target() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Another trigger will count the account's reports.
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM users WHERE id = OLD.reporter_id FOR NO KEY UPDATE;
  END IF;
  PERFORM FROM targets WHERE id IN (OLD.target_id, NEW.target_id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  IF OLD.target_id IS NOT NULL THEN PERFORM count_on_target(OLD, -1); END IF;
  IF NEW.target_id IS NOT NULL THEN PERFORM count_on_target(NEW, 1); END IF;
  DELETE FROM target_reporters
  WHERE target_id = OLD.target_id AND token = OLD.reporter_token AND reports = 0;
  DELETE FROM targets
  WHERE id = OLD.target_id AND pending + under_review + resolved + rejected + closed = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reports_on_target AFTER INSERT OR DELETE
  OR UPDATE OF target_id, status, type, created_at, resolved_at ON reports
  FOR EACH ROW EXECUTE FUNCTION count_report_on_target();
--> statement-breakpoint
-- Counts who has a report that is not rejected.
CREATE FUNCTION count_reporter() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was int := (OLD.reports > OLD.rejected)::int;
  now_is int := (NEW.reports > NEW.rejected)::int;
BEGIN
  UPDATE targets SET
    people = people + (now_is - was) * (NOT NEW.is_source)::int,
    verified_people = verified_people + (NOT NEW.is_source)::int
      * (now_is * NEW.is_verified::int - was * OLD.is_verified::int),
    sources = sources + (now_is - was) * NEW.is_source::int
  WHERE id = NEW.target_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER target_reporters_count AFTER UPDATE OF reports, rejected, is_verified
  ON target_reporters FOR EACH ROW
  WHEN ((OLD.reports > OLD.rejected) <> (NEW.reports > NEW.rejected)
    OR OLD.is_verified <> NEW.is_verified)
  EXECUTE FUNCTION count_reporter();
--> statement-breakpoint
CREATE FUNCTION verify_reporter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM targets WHERE id IN (SELECT target_id FROM target_reporters WHERE user_id = NEW.id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  UPDATE target_reporters SET is_verified = NEW.phone_verified_at IS NOT NULL WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_verify_reporter AFTER UPDATE OF phone_verified_at ON users FOR EACH ROW
  WHEN ((OLD.phone_verified_at IS NULL) <> (NEW.phone_verified_at IS NULL))
  EXECUTE FUNCTION verify_reporter();
