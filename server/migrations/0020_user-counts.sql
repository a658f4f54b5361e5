CREATE TABLE "user_counts" (
	"report_range" text,
	"status" text NOT NULL,
	"count" integer NOT NULL
);

--> statement-breakpoint
CREATE FUNCTION count_added_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts (report_range, status, count)
  SELECT report_range, status, count(*) FROM added GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_added AFTER INSERT ON users
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_users();
--> statement-breakpoint
CREATE FUNCTION count_removed_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts (report_range, status, count)
  SELECT report_range, status, -count(*) FROM removed GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_removed AFTER DELETE ON users
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_users();
--> statement-breakpoint
CREATE FUNCTION count_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts (report_range, status, count)
  VALUES (OLD.report_range, OLD.status, -1), (NEW.report_range, NEW.status, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most changes of the number of reports stay within its range.
CREATE TRIGGER users_counted AFTER UPDATE OF report_count, status ON users
  FOR EACH ROW WHEN ((OLD.report_range, OLD.status) IS DISTINCT FROM (NEW.report_range, NEW.status))
  EXECUTE FUNCTION count_changed_user();
