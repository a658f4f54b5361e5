CREATE TABLE "decision_counts" (
	"day" date NOT NULL,
	"step" smallint NOT NULL,
	"count" integer NOT NULL
);

--> statement-breakpoint
CREATE FUNCTION is_decision(was text, becomes text) RETURNS bool LANGUAGE sql IMMUTABLE AS $$
  SELECT was IN ('Pending', 'Under Review') AND becomes IN ('Resolved', 'Rejected', 'Closed')
$$;
--> statement-breakpoint
CREATE FUNCTION count_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO decision_counts (day, step, count)
  SELECT place.day, place.step, count(*)
  FROM added JOIN reports ON reports.id = added.report_id,
    LATERAL resolution_place(reports.created_at, added.changed_at) AS place
  WHERE is_decision(added.from_status, added.to_status)
  GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER decisions_added AFTER INSERT ON report_status_changes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_decisions();
--> statement-breakpoint
-- Before the deletion: it takes the report's status changes with it.
CREATE FUNCTION count_removed_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- It also takes the report's flags, which lock the target: the account comes first.
  PERFORM FROM users WHERE id = OLD.reporter_id FOR NO KEY UPDATE;
  INSERT INTO decision_counts (day, step, count)
  SELECT place.day, place.step, -1
  FROM report_status_changes changes,
    LATERAL resolution_place(OLD.created_at, changes.changed_at) AS place
  WHERE changes.report_id = OLD.id AND is_decision(changes.from_status, changes.to_status);
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER decisions_removed BEFORE DELETE ON reports
  FOR EACH ROW EXECUTE FUNCTION count_removed_decisions();
