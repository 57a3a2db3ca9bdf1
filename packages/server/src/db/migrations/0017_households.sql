-- A household is two people, so it has two rows, one for each. The primary key keeps a person out of a second household.
create table household_members (
  user_id uuid primary key references users (id) on delete cascade,
  partner_id uuid not null unique references users (id) on delete cascade,
  since timestamptz not null,
  -- Monthly amounts that the person typed for the household; the contract describes the JSON.
  typed_spending jsonb
);

-- The open invitation of a person: at most one. Only the SHA-256 of the link's token is stored, and none until the
-- mail goes out.
create table household_invitations (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  token_hash bytea unique
);

create index household_invitations_email_idx on household_invitations (lower(email));
create index household_invitations_expires_at_idx on household_invitations (expires_at);
