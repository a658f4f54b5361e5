-- Keeps users.report_count exact whatever adds or removes reports. One update a statement and
-- reporter, so that copying in a million rows stays quick.
CREATE FUNCTION count_added_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET report_count = report_count + added.number
  FROM (SELECT reporter_id, count(*) AS number FROM changed GROUP BY reporter_id) AS added
  WHERE users.id = added.reporter_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET report_count = report_count - removed.number
  FROM (SELECT reporter_id, count(*) AS number FROM changed GROUP BY reporter_id) AS removed
  WHERE users.id = removed.reporter_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reports_added AFTER INSERT ON reports
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_added_reports();
--> statement-breakpoint
CREATE TRIGGER reports_removed AFTER DELETE ON reports
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_reports();
