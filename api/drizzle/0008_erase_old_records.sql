-- The one way in which the record gets shorter. It runs with the owner's rights: the api's own role may only add to the record
-- (api/src/db/grant-application.ts), and whoever is in its place removes nothing that is younger than a year.
CREATE FUNCTION erase_old_records(before timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  erased integer;
BEGIN
  IF session_user <> current_user THEN
    before := least(before, now() - interval '1 year');
  END IF;
  DELETE FROM "audit" WHERE "at" < before;
  GET DIAGNOSTICS erased = ROW_COUNT;
  RETURN erased;
END;
$$;
