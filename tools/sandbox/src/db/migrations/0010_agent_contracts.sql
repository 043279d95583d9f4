-- Everything that an upline asked of an agent: offers, changes, cancellations, each with the agent's word. What counts now and
-- the history follow from these rows.
DROP TABLE contract_request;
CREATE TABLE contract_request (
  version text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  upline_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('salary', 'dividend', 'hourly')),
  request text NOT NULL CHECK (request IN ('NEW', 'CHANGE', 'CANCEL')),
  -- A cancellation has none.
  tiers jsonb,
  text_version text NOT NULL,
  offered_at bigint NOT NULL,
  effective_at bigint,
  answer text CHECK (answer IN ('accepted', 'rejected', 'withdrawn')),
  answered_at bigint,
  CHECK ((request = 'CANCEL') = (tiers IS NULL)),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX contract_request_open ON contract_request (member_id, kind) WHERE answer IS NULL;
CREATE INDEX contract_request_upline ON contract_request (upline_id, kind);
