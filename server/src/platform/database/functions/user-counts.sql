-- Keeps user_counts and verified_user_counts.
CREATE OR REPLACE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts (report_range, status, count)
  SELECT report_range, status, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
  FROM changed GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_added AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();
CREATE OR REPLACE TRIGGER users_removed AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();

CREATE OR REPLACE FUNCTION count_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts (report_range, status, count)
  VALUES (OLD.report_range, OLD.status, -1), (NEW.report_range, NEW.status, 1);
  RETURN NULL;
END $$;

-- Most changes of the number of reports stay within its range.
CREATE OR REPLACE TRIGGER users_counted AFTER UPDATE OF report_count, status ON users
  FOR EACH ROW WHEN ((OLD.report_range, OLD.status) IS DISTINCT FROM (NEW.report_range, NEW.status))
  EXECUTE FUNCTION count_changed_user();

CREATE OR REPLACE FUNCTION count_verified_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change int := (NEW.phone_verified_at IS NOT NULL)::int - (OLD.phone_verified_at IS NOT NULL)::int;
BEGIN
  IF change <> 0 THEN INSERT INTO verified_user_counts (count) VALUES (change); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_verified AFTER INSERT OR DELETE OR UPDATE OF phone_verified_at ON users
  FOR EACH ROW EXECUTE FUNCTION count_verified_user();
