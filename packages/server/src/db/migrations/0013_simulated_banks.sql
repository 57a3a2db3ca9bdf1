-- State of the simulated bank-data providers, which all servers share. Has test logins only, no real person's data.
create table simulated_banks (
  name text primary key,
  revision bigint not null
);

-- A record without a value was deleted; other servers have yet to learn it.
create table simulated_bank_records (
  bank text not null references simulated_banks (name) on delete cascade,
  key text not null,
  revision bigint not null,
  value jsonb,
  primary key (bank, key)
);

create index simulated_bank_records_revision_idx on simulated_bank_records (bank, revision);
