CREATE TABLE "possible_orphans" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recounts" (
	"counts" text PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_counts" (
	"category_id" uuid NOT NULL,
	"status" text NOT NULL,
	"day" date,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resolution_counts" (
	"day" date NOT NULL,
	"within_days" smallint,
	"step" smallint NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verified_user_counts" (
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "possible_orphans_since" ON "possible_orphans" USING btree ("since");
--> statement-breakpoint
-- A picture that no row names any more is noted with the change, whatever made it.
CREATE FUNCTION note_possible_orphan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_key text := to_jsonb(OLD) ->> TG_ARGV[0];
BEGIN
  IF old_key IS NOT NULL AND old_key IS DISTINCT FROM to_jsonb(NEW) ->> TG_ARGV[0] THEN
    INSERT INTO possible_orphans (key) VALUES (old_key)
    ON CONFLICT (key) DO UPDATE SET since = now();
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reports_orphan AFTER DELETE OR UPDATE OF evidence_key ON reports
  FOR EACH ROW EXECUTE FUNCTION note_possible_orphan('evidence_key');
--> statement-breakpoint
CREATE TRIGGER posts_orphan AFTER DELETE OR UPDATE OF image_key ON posts
  FOR EACH ROW EXECUTE FUNCTION note_possible_orphan('image_key');
--> statement-breakpoint
CREATE TRIGGER users_orphan AFTER DELETE OR UPDATE OF photo_key ON users
  FOR EACH ROW EXECUTE FUNCTION note_possible_orphan('photo_key');
--> statement-breakpoint
-- As before, and counts by category, status and day. Once for each statement, so that copying in a
-- million rows stays quick.
CREATE OR REPLACE FUNCTION count_added_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_counts (category_id, status, day, count)
  SELECT category_id, status, (created_at AT TIME ZONE 'UTC')::date, count(*)
  FROM changed GROUP BY 1, 2, 3;
  UPDATE users SET report_count = report_count + added.number
  FROM (SELECT reporter_id, count(*) AS number FROM changed GROUP BY reporter_id) AS added
  WHERE users.id = added.reporter_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_removed_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_counts (category_id, status, day, count)
  SELECT category_id, status, (created_at AT TIME ZONE 'UTC')::date, -count(*)
  FROM changed GROUP BY 1, 2, 3;
  UPDATE users SET report_count = report_count - removed.number
  FROM (SELECT reporter_id, count(*) AS number FROM changed GROUP BY reporter_id) AS removed
  WHERE users.id = removed.reporter_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_counts (category_id, status, day, count) VALUES
    (OLD.category_id, OLD.status, (OLD.created_at AT TIME ZONE 'UTC')::date, -1),
    (NEW.category_id, NEW.status, (NEW.created_at AT TIME ZONE 'UTC')::date, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reports_changed AFTER UPDATE OF category_id, status, created_at ON reports
  FOR EACH ROW EXECUTE FUNCTION count_changed_report();
--> statement-breakpoint
CREATE FUNCTION count_verified_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change int := (NEW.phone_verified_at IS NOT NULL)::int - (OLD.phone_verified_at IS NOT NULL)::int;
BEGIN
  IF change <> 0 THEN INSERT INTO verified_user_counts (count) VALUES (change); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_verified AFTER INSERT OR DELETE OR UPDATE OF phone_verified_at ON users
  FOR EACH ROW EXECUTE FUNCTION count_verified_user();
--> statement-breakpoint
-- Where a resolution is counted: the UTC day, within how many days of filing (none if more than 30),
-- and the logarithm of the seconds in steps of 4 %.
CREATE FUNCTION resolution_place(filed timestamptz, resolved timestamptz,
  OUT day date, OUT within_days smallint, OUT step smallint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT (resolved AT TIME ZONE 'UTC')::date,
    CASE WHEN seconds <= 86400 THEN 1 WHEN seconds <= 3 * 86400 THEN 3
      WHEN seconds <= 7 * 86400 THEN 7 WHEN seconds <= 30 * 86400 THEN 30 END::smallint,
    round(25 * ln(greatest(seconds, 1)))::smallint
  FROM (SELECT extract(epoch FROM resolved - filed)::float8 AS seconds) AS took
$$;
--> statement-breakpoint
-- Counts reports by their first Resolved: where it is after the statement, less where it was before.
CREATE FUNCTION count_resolutions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO resolution_counts (day, within_days, step, count)
  SELECT place.day, place.within_days, place.step, sum(moments.change)
  FROM (
    SELECT reports.created_at AS filed, min(changes.changed_at) AS after,
      min(changes.changed_at) FILTER (WHERE added.id IS NULL) AS before
    FROM report_status_changes changes
      JOIN reports ON reports.id = changes.report_id LEFT JOIN added ON added.id = changes.id
    WHERE changes.to_status = 'Resolved'
      AND changes.report_id IN (SELECT report_id FROM added WHERE to_status = 'Resolved')
    GROUP BY reports.id
  ) AS first,
    LATERAL (VALUES (first.after, 1), (first.before, -1)) AS moments (moment, change),
    LATERAL resolution_place(first.filed, moments.moment) AS place
  WHERE first.before IS DISTINCT FROM first.after AND moments.moment IS NOT NULL
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER resolutions_added AFTER INSERT ON report_status_changes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_resolutions();
--> statement-breakpoint
-- Before the deletion: it takes the report's status changes with it.
CREATE FUNCTION count_removed_resolution() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO resolution_counts (day, within_days, step, count)
  SELECT place.day, place.within_days, place.step, -1
  FROM (SELECT min(changed_at) AS moment FROM report_status_changes
    WHERE report_id = OLD.id AND to_status = 'Resolved') AS first,
    LATERAL resolution_place(OLD.created_at, first.moment) AS place
  WHERE first.moment IS NOT NULL;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER resolutions_removed BEFORE DELETE ON reports
  FOR EACH ROW EXECUTE FUNCTION count_removed_resolution();
