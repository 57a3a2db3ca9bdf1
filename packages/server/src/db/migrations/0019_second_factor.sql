-- When a code or a passkey was last used in a session, to sign in or to confirm; null if neither was.
alter table sessions add column second_factor_at timestamptz;
