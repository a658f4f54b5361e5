CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"made_by" uuid,
	"address" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expected" integer NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reached_at" timestamp (3) with time zone,
	"reached_id" uuid,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_changes_idempotency" UNIQUE("made_by","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "case_counts" (
	"category_id" uuid NOT NULL,
	"has_picture" boolean NOT NULL,
	"is_flagged" boolean NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"target_id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"has_picture" boolean NOT NULL,
	"people" integer NOT NULL,
	"flags" integer NOT NULL,
	"oldest_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flags" ADD COLUMN "flagged_target_id" uuid;--> statement-breakpoint
ALTER TABLE "report_status_changes" ADD COLUMN "bulk_change_id" uuid;--> statement-breakpoint
ALTER TABLE "report_status_changes" ADD COLUMN "is_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "picture_hash" "bytea";--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_newest" ON "bulk_changes" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("category_id","has_picture",("flags" = 0),(- "people"),"oldest_at","target_id");
--> statement-breakpoint
-- Makes the case of a target that has none, if reports on it are Pending. The target is locked.
CREATE FUNCTION open_case(of_target uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO cases (target_id, category_id, has_picture, people, flags, oldest_at)
  SELECT t.id, t.category_id, bool_or(r.evidence_key IS NOT NULL), t.people,
    (SELECT count(*) FROM flags WHERE flagged_target_id = t.id AND settled_at IS NULL),
    min(r.created_at)
  FROM targets t JOIN reports r ON r.target_id = t.id AND r.status = 'Pending'
  WHERE t.id = of_target GROUP BY t.id
  ON CONFLICT (target_id) DO NOTHING
$$;
--> statement-breakpoint
-- After a report became Pending. Of several in one statement, the first may have seen them all.
CREATE FUNCTION add_to_case(report reports) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF report.target_id IS NULL OR report.status <> 'Pending' THEN RETURN; END IF;
  UPDATE cases SET has_picture = has_picture OR report.evidence_key IS NOT NULL,
    oldest_at = least(oldest_at, report.created_at)
  WHERE target_id = report.target_id;
  IF NOT FOUND THEN PERFORM open_case(report.target_id); END IF;
END $$;
--> statement-breakpoint
-- After a report stopped being Pending, also because it was deleted.
CREATE FUNCTION take_from_case(report reports) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF report.target_id IS NULL OR report.status <> 'Pending' THEN RETURN; END IF;
  DELETE FROM cases USING targets
  WHERE cases.target_id = report.target_id AND targets.id = cases.target_id AND targets.pending = 0;
  IF FOUND THEN RETURN; END IF;
  UPDATE cases SET
    has_picture = has_picture AND (report.evidence_key IS NULL OR EXISTS (
      SELECT FROM reports WHERE target_id = report.target_id AND status = 'Pending'
        AND evidence_key IS NOT NULL)),
    oldest_at = CASE WHEN report.created_at > oldest_at THEN oldest_at
      ELSE coalesce((SELECT min(created_at) FROM reports
        WHERE target_id = report.target_id AND status = 'Pending'), oldest_at) END
  WHERE target_id = report.target_id;
END $$;
--> statement-breakpoint
-- As before, and keeps the cases.
CREATE OR REPLACE FUNCTION count_report_on_target() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Another trigger will count the account's reports.
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM users WHERE id = OLD.reporter_id FOR NO KEY UPDATE;
  END IF;
  PERFORM FROM targets WHERE id IN (OLD.target_id, NEW.target_id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  IF OLD.target_id IS NOT NULL THEN PERFORM count_on_target(OLD, -1); END IF;
  IF NEW.target_id IS NOT NULL THEN PERFORM count_on_target(NEW, 1); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM take_from_case(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_to_case(NEW); END IF;
  DELETE FROM target_reporters
  WHERE target_id = OLD.target_id AND token = OLD.reporter_token AND reports = 0;
  DELETE FROM targets
  WHERE id = OLD.target_id AND pending + under_review + resolved + rejected + closed = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, also for the case.
CREATE OR REPLACE FUNCTION count_reporter() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was int := (OLD.reports > OLD.rejected)::int;
  now_is int := (NEW.reports > NEW.rejected)::int;
  counted int;
BEGIN
  UPDATE targets SET
    people = people + (now_is - was) * (NOT NEW.is_source)::int,
    verified_people = verified_people + (NOT NEW.is_source)::int
      * (now_is * NEW.is_verified::int - was * OLD.is_verified::int),
    sources = sources + (now_is - was) * NEW.is_source::int
  WHERE id = NEW.target_id RETURNING people INTO counted;
  UPDATE cases SET people = counted WHERE target_id = NEW.target_id AND people <> counted;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION give_flagged_target() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.flagged_target_id := coalesce(NEW.target_id,
    (SELECT target_id FROM reports WHERE id = NEW.report_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER flags_flagged_target BEFORE INSERT ON flags
  FOR EACH ROW EXECUTE FUNCTION give_flagged_target();
--> statement-breakpoint
CREATE FUNCTION move_flags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE flags SET flagged_target_id = NEW.target_id WHERE report_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reports_move_flags AFTER UPDATE OF target_id ON reports FOR EACH ROW
  WHEN (OLD.target_id IS DISTINCT FROM NEW.target_id) EXECUTE FUNCTION move_flags();
--> statement-breakpoint
CREATE FUNCTION count_flag_on_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM targets WHERE id IN (OLD.flagged_target_id, NEW.flagged_target_id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  UPDATE cases SET flags = (SELECT count(*) FROM flags
    WHERE flagged_target_id = cases.target_id AND settled_at IS NULL)
  WHERE target_id IN (OLD.flagged_target_id, NEW.flagged_target_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER flags_on_case AFTER INSERT OR DELETE OR UPDATE OF settled_at, flagged_target_id ON flags
  FOR EACH ROW EXECUTE FUNCTION count_flag_on_case();
--> statement-breakpoint
CREATE FUNCTION count_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO case_counts (category_id, has_picture, is_flagged, count)
    VALUES (OLD.category_id, OLD.has_picture, OLD.flags > 0, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO case_counts (category_id, has_picture, is_flagged, count)
    VALUES (NEW.category_id, NEW.has_picture, NEW.flags > 0, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cases_counted AFTER INSERT OR DELETE ON cases
  FOR EACH ROW EXECUTE FUNCTION count_case();
--> statement-breakpoint
CREATE TRIGGER cases_changed AFTER UPDATE ON cases FOR EACH ROW
  WHEN (OLD.has_picture <> NEW.has_picture OR (OLD.flags > 0) <> (NEW.flags > 0))
  EXECUTE FUNCTION count_case();
