-- Keeps cases: targets with reports that are Pending, without those of suspended people.

-- What should be in cases.
CREATE OR REPLACE FUNCTION actual_cases() RETURNS SETOF cases LANGUAGE sql STABLE AS $$
  SELECT t.id, t.category_id, bool_or(r.evidence_key IS NOT NULL), t.people,
    (SELECT count(*) FROM flags WHERE flagged_target_id = t.id AND settled_at IS NULL)::int,
    min(r.created_at)
  FROM targets t JOIN reports r ON r.target_id = t.id AND r.status = 'Pending' AND NOT r.is_suspended
  GROUP BY t.id
$$;

-- After a report became Pending. The target is locked.
CREATE OR REPLACE FUNCTION add_to_case(report reports) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF report.status <> 'Pending' OR report.is_suspended THEN RETURN; END IF;
  UPDATE cases SET has_picture = has_picture OR report.evidence_key IS NOT NULL,
    oldest_at = least(oldest_at, report.created_at)
  WHERE target_id = report.target_id;
  IF FOUND THEN RETURN; END IF;
  -- Of several reports in one statement, the first may have seen them all.
  INSERT INTO cases SELECT * FROM actual_cases() WHERE target_id = report.target_id
  ON CONFLICT (target_id) DO NOTHING;
END $$;

-- After a report stopped being Pending, also because it was deleted. The target is locked.
CREATE OR REPLACE FUNCTION take_from_case(report reports) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF report.status <> 'Pending' OR report.is_suspended THEN RETURN; END IF;
  DELETE FROM cases USING targets
  WHERE cases.target_id = report.target_id AND targets.id = cases.target_id AND targets.pending = 0;
  IF FOUND THEN RETURN; END IF;
  UPDATE cases SET
    has_picture = has_picture AND (report.evidence_key IS NULL OR EXISTS (
      SELECT FROM reports WHERE target_id = report.target_id AND status = 'Pending' AND NOT is_suspended
        AND evidence_key IS NOT NULL)),
    oldest_at = CASE WHEN report.created_at > oldest_at THEN oldest_at
      ELSE coalesce((SELECT min(created_at) FROM reports
        WHERE target_id = report.target_id AND status = 'Pending' AND NOT is_suspended), oldest_at) END
  WHERE target_id = report.target_id;
END $$;

CREATE OR REPLACE FUNCTION count_flag_on_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM targets WHERE id IN (OLD.flagged_target_id, NEW.flagged_target_id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  UPDATE cases SET flags = (SELECT count(*) FROM flags
    WHERE flagged_target_id = cases.target_id AND settled_at IS NULL)
  WHERE target_id IN (OLD.flagged_target_id, NEW.flagged_target_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER flags_on_case AFTER INSERT OR DELETE OR UPDATE OF settled_at, flagged_target_id
  ON flags FOR EACH ROW EXECUTE FUNCTION count_flag_on_case();

-- Keeps case_counts.
CREATE OR REPLACE FUNCTION count_case() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER cases_counted AFTER INSERT OR DELETE ON cases
  FOR EACH ROW EXECUTE FUNCTION count_case();
CREATE OR REPLACE TRIGGER cases_changed AFTER UPDATE ON cases FOR EACH ROW
  WHEN (OLD.has_picture <> NEW.has_picture OR (OLD.flags > 0) <> (NEW.flags > 0))
  EXECUTE FUNCTION count_case();
