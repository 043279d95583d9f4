-- What the house pays to agents comes from an account of its own; the other roles stay as they are.
DO $$
DECLARE roles text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO roles FROM pg_constraint
  WHERE conrelid = 'ledger_account'::regclass AND conname = 'ledger_account_role_check';
  ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_role_check;
  EXECUTE 'ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_role_check CHECK (role = ''commissions'' OR ' || substr(roles, 6) || ')';
END $$;

-- Who stands below whom. `path` names everybody from the top down to the member, so that a team is a range of an index.
CREATE TABLE agent_node (
  member_id text PRIMARY KEY REFERENCES member (id),
  merchant text NOT NULL,
  upline_id text REFERENCES member (id),
  path text COLLATE "C" NOT NULL UNIQUE
);
CREATE INDEX agent_node_upline ON agent_node (upline_id);

CREATE TABLE agent_code (
  code text NOT NULL,
  merchant text NOT NULL,
  member_id text NOT NULL UNIQUE REFERENCES agent_node (member_id),
  PRIMARY KEY (merchant, code)
);

-- Who registers by an agent's code stands below the agent from then on.
CREATE FUNCTION join_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agent_node (member_id, merchant, upline_id, path)
  SELECT NEW.id, NEW.merchant, agent_node.member_id, agent_node.path || NEW.id || '/'
  FROM agent_code JOIN agent_node USING (member_id)
  WHERE agent_code.merchant = NEW.merchant AND agent_code.code = upper(NEW.affiliate_code);
  RETURN NULL;
END $$;
CREATE TRIGGER member_joins_team AFTER INSERT ON member FOR EACH ROW WHEN (NEW.affiliate_code <> '') EXECUTE FUNCTION join_team();

-- Per cent of valid bets; no row is a rate of 0.
CREATE TABLE agent_rebate (
  member_id text NOT NULL REFERENCES agent_node (member_id),
  product_type text NOT NULL,
  rate numeric(6, 2) NOT NULL CHECK (rate > 0 AND rate <= 100),
  PRIMARY KEY (member_id, product_type)
);

CREATE SEQUENCE transfer_number START 3051;
CREATE TABLE agent_transfer (
  transfer_no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  to_id text NOT NULL REFERENCES member (id),
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  balance_after numeric(32, 8) NOT NULL,
  at bigint NOT NULL,
  UNIQUE (member_id, idempotency_key)
);

-- One row for each period of an agent; the money itself is in the ledger.
CREATE TABLE agent_settlement (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('salary', 'dividend', 'hourly', 'rebate')),
  period_from bigint NOT NULL,
  period_to bigint NOT NULL,
  gross numeric(32, 8) NOT NULL,
  passed_on numeric(32, 8) NOT NULL,
  amount numeric(32, 8) NOT NULL CHECK (amount >= 0),
  paid_at bigint NOT NULL,
  UNIQUE (member_id, kind, period_from)
);
CREATE INDEX journal_entry_time ON journal_entry (booked_at);
