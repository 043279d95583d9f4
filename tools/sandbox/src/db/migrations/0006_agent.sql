-- Contracts that an upline offers and that wait for the agent's word.
CREATE TABLE contract_request (
  member_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('salary', 'dividend', 'hourly')),
  request text NOT NULL,
  offered_at bigint NOT NULL,
  PRIMARY KEY (member_id, kind)
);
