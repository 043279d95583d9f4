-- One open code for each purpose and number; a new one replaces it.
CREATE TABLE access_code (
  purpose text NOT NULL,
  merchant text NOT NULL,
  recipient text NOT NULL,
  code text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (purpose, merchant, recipient)
);

-- How many codes a browser has asked for: after a few, a captcha is wanted.
CREATE TABLE code_request (
  client_id text PRIMARY KEY,
  asked integer NOT NULL
);

-- What an external identity provider has proven.
CREATE TABLE identity_proof (
  token_hash text PRIMARY KEY,
  phone_number text NOT NULL,
  expires_at bigint NOT NULL
);

-- A social provider's code, bound to the browser that asked (PKCE).
CREATE TABLE social_grant (
  code_hash text PRIMARY KEY,
  provider text NOT NULL,
  subject text NOT NULL,
  challenge text NOT NULL,
  redirect_uri text NOT NULL,
  expires_at bigint NOT NULL
);
CREATE TABLE member_identity (
  merchant text NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  PRIMARY KEY (merchant, provider, subject)
);

-- The right to set one new password.
CREATE TABLE password_ticket (
  ticket_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  expires_at bigint NOT NULL
);

CREATE TABLE passkey (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL,
  name text NOT NULL,
  created_at bigint NOT NULL,
  last_used_at bigint
);
CREATE INDEX passkey_member ON passkey (member_id);
CREATE TABLE passkey_ceremony (
  id text PRIMARY KEY,
  challenge text NOT NULL,
  member_id text REFERENCES member (id),
  expires_at bigint NOT NULL
);

ALTER TABLE member ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;
