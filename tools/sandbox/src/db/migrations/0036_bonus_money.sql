-- Bonus money is an account of the member beside the cash: it is played with, and paid out only once its own turnover is complete.
DO $$
DECLARE roles text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO roles FROM pg_constraint
  WHERE conrelid = 'ledger_account'::regclass AND conname = 'ledger_account_role_check';
  ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_role_check;
  EXECUTE 'ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_role_check CHECK (role = ''bonus'' OR ' || substr(roles, 6) || ')';
END $$;
ALTER TABLE ledger_account DROP CONSTRAINT member_accounts_have_a_member;
ALTER TABLE ledger_account ADD CONSTRAINT member_accounts_have_a_member
  CHECK ((role IN ('player', 'held', 'bonus') OR role LIKE 'wallet:%') = (member_id IS NOT NULL));

-- Bonus money that waits for this requirement, zero once it has become cash. Null: a requirement of a deposit, which cash waits for.
ALTER TABLE turnover ADD COLUMN locked numeric(32, 8) CHECK (locked >= 0);

-- A player may cancel a deposit that is not paid yet.
ALTER TABLE money_order DROP CONSTRAINT money_order_step_check;
ALTER TABLE money_order ADD CONSTRAINT money_order_step_check CHECK
  (step IN ('waiting', 'confirming', 'credited', 'submitted', 'review', 'sent', 'completed', 'rejected', 'expired', 'cancelled'));
