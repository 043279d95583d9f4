-- The token that one was renewed from, until its first use.
ALTER TABLE session ADD COLUMN follows text;
CREATE INDEX session_follows ON session (follows) WHERE follows IS NOT NULL;
