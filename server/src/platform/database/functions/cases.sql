-- Keeps cases: targets with reports that are Pending, without those of suspended people, or with open
-- replies or second looks.

-- Whether enough checkers agree about a case: as many as AGREEING in the code.
CREATE OR REPLACE FUNCTION is_recommended(of_target uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM recommendations WHERE target_id = of_target AND counts
    AND recommends <> 'unsure' GROUP BY recommends HAVING count(DISTINCT user_id) >= 2)
$$;

-- What should be in cases.
CREATE OR REPLACE FUNCTION actual_cases() RETURNS SETOF cases LANGUAGE sql STABLE AS $$
  SELECT t.id, t.category_id, bool_or(waiting.has_picture), t.people,
    (SELECT count(*) FROM flags WHERE flagged_target_id = t.id AND settled_at IS NULL)::int,
    coalesce(min(waiting.created_at) FILTER (WHERE is_report), min(waiting.created_at)),
    sum(waiting.replies)::int,
    coalesce(min(waiting.due_at), CASE
      WHEN is_recommended(t.id) THEN timestamptz '9999-12-30 00:00:00+00'
      WHEN bool_or(is_asked_for) THEN timestamptz '9999-12-31 00:00:00+00'
      -- Anybody can send replies without a proof: alone, they come after all else.
      ELSE '9999-12-31 12:00:00+00' END)
  FROM (
    SELECT target_id, evidence_key IS NOT NULL AS has_picture, created_at, 0 AS replies,
      NULL::timestamptz AS due_at, true AS is_report, true AS is_asked_for
    FROM reports WHERE status = 'Pending' AND NOT is_suspended
    UNION ALL
    SELECT target_id, false, created_at, 1,
      CASE WHEN proven_until > now() THEN due_at END, false, false
    FROM replies WHERE state IN ('waiting', 'appealed')
    UNION ALL
    SELECT target_id, false, created_at, 1, NULL, false, true FROM second_looks WHERE state = 'waiting'
  ) waiting JOIN targets t ON t.id = waiting.target_id
  GROUP BY t.id
$$;

-- Makes a case what it should be. The target is locked.
CREATE OR REPLACE FUNCTION renew_case(of_target uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cases SET (has_picture, people, flags, oldest_at, replies, due_at) = (
    actual.has_picture, actual.people, actual.flags, actual.oldest_at, actual.replies, actual.due_at)
  FROM actual_cases() actual
  WHERE cases.target_id = of_target AND actual.target_id = of_target;
  IF FOUND THEN RETURN; END IF;
  DELETE FROM cases WHERE target_id = of_target;
  -- Of several reports in one statement, the first may have seen them all.
  INSERT INTO cases SELECT * FROM actual_cases() WHERE target_id = of_target
  ON CONFLICT (target_id) DO NOTHING;
END $$;

-- After a report became Pending. The target is locked.
CREATE OR REPLACE FUNCTION add_to_case(report reports) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF report.status <> 'Pending' OR report.is_suspended THEN RETURN; END IF;
  UPDATE cases SET has_picture = has_picture OR report.evidence_key IS NOT NULL,
    oldest_at = least(oldest_at, report.created_at)
  WHERE target_id = report.target_id AND replies = 0;
  IF FOUND THEN RETURN; END IF;
  -- Without a case, nothing else waits there.
  INSERT INTO cases (target_id, category_id, has_picture, people, flags, oldest_at)
  SELECT id, category_id, report.evidence_key IS NOT NULL, people,
    (SELECT count(*) FROM flags WHERE flagged_target_id = targets.id AND settled_at IS NULL),
    report.created_at
  FROM targets WHERE id = report.target_id
  ON CONFLICT (target_id) DO NOTHING;
  IF NOT FOUND THEN PERFORM renew_case(report.target_id); END IF;
END $$;

-- After a report stopped being Pending, also because it was deleted. The target is locked.
CREATE OR REPLACE FUNCTION take_from_case(report reports) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF report.status <> 'Pending' OR report.is_suspended THEN RETURN; END IF;
  DELETE FROM cases USING targets
  WHERE cases.target_id = report.target_id AND targets.id = cases.target_id AND targets.pending = 0
    AND cases.replies = 0
    -- What a reviewer must look at first is not counted.
    AND NOT EXISTS (
      SELECT FROM reports WHERE target_id = cases.target_id AND status = 'Pending' AND NOT is_suspended);
  IF FOUND THEN RETURN; END IF;
  UPDATE cases SET
    has_picture = has_picture AND (report.evidence_key IS NULL OR EXISTS (
      SELECT FROM reports WHERE target_id = report.target_id AND status = 'Pending' AND NOT is_suspended
        AND evidence_key IS NOT NULL)),
    oldest_at = CASE WHEN report.created_at > oldest_at THEN oldest_at
      ELSE coalesce((SELECT min(created_at) FROM reports
        WHERE target_id = report.target_id AND status = 'Pending' AND NOT is_suspended), oldest_at) END
  WHERE target_id = report.target_id AND replies = 0;
  IF NOT FOUND THEN PERFORM renew_case(report.target_id); END IF;
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

CREATE OR REPLACE FUNCTION count_recommendation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM targets WHERE id IN (OLD.target_id, NEW.target_id) FOR NO KEY UPDATE;
  PERFORM renew_case(id) FROM targets WHERE id IN (OLD.target_id, NEW.target_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER recommendations_on_case AFTER INSERT OR DELETE OR UPDATE OF counts
  ON recommendations FOR EACH ROW EXECUTE FUNCTION count_recommendation();

-- Who is no checker any more, or suspended, moves no case.
CREATE OR REPLACE FUNCTION discount_recommendations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE recommendations SET counts = false WHERE user_id = NEW.id AND counts;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_recommend AFTER UPDATE OF review_role, status ON users FOR EACH ROW
  WHEN (OLD.review_role = 'checker' AND (NEW.review_role IS DISTINCT FROM 'checker' OR NEW.status <> 'active'))
  EXECUTE FUNCTION discount_recommendations();

-- What is reported after a decision is another case.
CREATE OR REPLACE FUNCTION end_recommendations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE recommendations SET counts = false WHERE target_id = OLD.target_id AND counts;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER cases_recommended AFTER DELETE ON cases
  FOR EACH ROW EXECUTE FUNCTION end_recommendations();

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
