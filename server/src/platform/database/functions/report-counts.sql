-- Keeps report_counts and users.report_count, whatever adds or removes reports: once for each statement, so
-- that copying in a million rows stays quick.
CREATE OR REPLACE FUNCTION count_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO report_counts (category_id, status, day, count)
  SELECT category_id, status, (created_at AT TIME ZONE 'UTC')::date, change * count(*)
  FROM changed GROUP BY 1, 2, 3;
  UPDATE users SET report_count = report_count + change * filed.number
  FROM (SELECT reporter_id, count(*) AS number FROM changed GROUP BY reporter_id) AS filed
  WHERE users.id = filed.reporter_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reports_added AFTER INSERT ON reports
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reports();
CREATE OR REPLACE TRIGGER reports_removed AFTER DELETE ON reports
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reports();

CREATE OR REPLACE FUNCTION count_changed_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_counts (category_id, status, day, count) VALUES
    (OLD.category_id, OLD.status, (OLD.created_at AT TIME ZONE 'UTC')::date, -1),
    (NEW.category_id, NEW.status, (NEW.created_at AT TIME ZONE 'UTC')::date, 1);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reports_changed AFTER UPDATE OF category_id, status, created_at ON reports
  FOR EACH ROW EXECUTE FUNCTION count_changed_report();
