-- Keeps resolution_counts and decision_counts: how long after filing reports are resolved and decided.

-- Where a resolution or decision is counted: the UTC day, within how many days of filing (none if more than
-- 30), and the logarithm of the seconds in steps of 4 %. A table of one row, as only those become a part of the
-- statement, which would call it for each of a million reports otherwise.
CREATE OR REPLACE FUNCTION resolution_places(filed timestamptz, resolved timestamptz)
RETURNS TABLE (day date, within_days smallint, step smallint) ROWS 1
LANGUAGE sql IMMUTABLE AS $$
  SELECT (resolved AT TIME ZONE 'UTC')::date,
    CASE WHEN seconds <= 86400 THEN 1 WHEN seconds <= 3 * 86400 THEN 3
      WHEN seconds <= 7 * 86400 THEN 7 WHEN seconds <= 30 * 86400 THEN 30 END::smallint,
    round(25 * ln(greatest(seconds, 1)))::smallint
  FROM (SELECT extract(epoch FROM resolved - filed)::float8 AS seconds) AS took
$$;

-- For servers of release 0.1.0 that run beside.
CREATE OR REPLACE FUNCTION resolution_place(filed timestamptz, resolved timestamptz,
  OUT day date, OUT within_days smallint, OUT step smallint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM resolution_places(filed, resolved)
$$;

CREATE OR REPLACE FUNCTION is_decision(was text, becomes text) RETURNS bool LANGUAGE sql IMMUTABLE AS $$
  SELECT was IN ('Pending', 'Under Review') AND becomes IN ('Resolved', 'Rejected', 'Closed')
$$;

-- Counts reports by their first Resolved: where it is after the statement, less where it was before.
CREATE OR REPLACE FUNCTION count_resolutions() RETURNS trigger LANGUAGE plpgsql AS $$
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
    LATERAL resolution_places(first.filed, moments.moment) AS place
  WHERE first.before IS DISTINCT FROM first.after AND moments.moment IS NOT NULL
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER resolutions_added AFTER INSERT ON report_status_changes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_resolutions();

CREATE OR REPLACE FUNCTION count_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO decision_counts (day, step, count)
  SELECT place.day, place.step, count(*)
  FROM added JOIN reports ON reports.id = added.report_id,
    LATERAL resolution_places(reports.created_at, added.changed_at) AS place
  WHERE is_decision(added.from_status, added.to_status)
  GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER decisions_added AFTER INSERT ON report_status_changes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_decisions();

-- Before the deletion of a report, which takes its status changes with it.
CREATE OR REPLACE FUNCTION count_removed_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- It also takes the report's flags, which lock the target: the account comes first.
  PERFORM FROM users WHERE id = OLD.reporter_id FOR NO KEY UPDATE;
  INSERT INTO decision_counts (day, step, count)
  SELECT place.day, place.step, -1
  FROM report_status_changes changes,
    LATERAL resolution_places(OLD.created_at, changes.changed_at) AS place
  WHERE changes.report_id = OLD.id AND is_decision(changes.from_status, changes.to_status);
  INSERT INTO resolution_counts (day, within_days, step, count)
  SELECT place.day, place.within_days, place.step, -1
  FROM (SELECT min(changed_at) AS moment FROM report_status_changes
    WHERE report_id = OLD.id AND to_status = 'Resolved') AS first,
    LATERAL resolution_places(OLD.created_at, first.moment) AS place
  WHERE first.moment IS NOT NULL;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER reports_changes_removed BEFORE DELETE ON reports
  FOR EACH ROW EXECUTE FUNCTION count_removed_changes();
