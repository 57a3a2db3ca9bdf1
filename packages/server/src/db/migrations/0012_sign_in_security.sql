-- When a person last confirmed their identity during a session; null if not since they signed in.
alter table sessions
  add column confirmed_at timestamptz,
  drop constraint sessions_signed_in_with_check,
  add constraint sessions_signed_in_with_check check (signed_in_with in ('password', 'social', 'passkey'));

-- Authenticator apps for two-step verification. The key is encrypted. It counts once the person has entered a code.
create table authenticator_apps (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_key text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The 30-second step of the last accepted code: neither it nor an older one is accepted again.
  last_step bigint not null
);

-- Unused recovery codes, as SHA-256 hashes. A used one is deleted.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null,
  public_key bytea not null,
  -- Signatures so far; always 0 for authenticators that don't count.
  sign_count bigint not null,
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (user_id, credential_id)
);
