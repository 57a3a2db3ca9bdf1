-- The cards a user has, as one list. The contract's schema of your cards describes the JSON and its version; readers
-- parse it, because a later version may know other fields.
create table your_cards (
  user_id uuid primary key references users (id) on delete cascade,
  content jsonb not null,
  saved_at timestamptz not null
);
