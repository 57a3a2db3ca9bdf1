-- A person's own name of a merchant, and the parts of a purchase: JSON with a category and cents for each but the rest.
alter table row_corrections add column merchant text;
alter table row_corrections add column split text;

create table merchant_names (
  user_id uuid not null references users (id) on delete cascade,
  -- 'merchant': the key is our name of it. 'wording': the key is the wording of statement texts.
  scope text not null,
  key text not null,
  name text not null,
  corrected_at timestamptz not null,
  primary key (user_id, scope, key)
);
