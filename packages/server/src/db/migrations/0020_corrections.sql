-- Corrections of transactions by their wording and of single rows, next to merchant_corrections. The leaf is 'excluded'
-- if the person says that it isn't a purchase. Rows are named by what they say, so that they're found again after a bank
-- is linked anew with the same account ids, and no foreign key ends a correction.
create table wording_corrections (
  user_id uuid not null references users (id) on delete cascade,
  wording text not null,
  leaf text not null,
  corrected_at timestamptz not null,
  primary key (user_id, wording)
);

create table row_corrections (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  account_id text not null,
  amount_cents bigint not null,
  name text not null,
  -- Which of the rows that are equal in all of the above, from 0.
  nth integer not null,
  leaf text not null,
  corrected_at timestamptz not null,
  primary key (user_id, day, account_id, amount_cents, name, nth)
);
