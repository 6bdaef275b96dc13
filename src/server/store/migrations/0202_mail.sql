-- Letters to send. The row is written in the transaction of the event that causes it; one letter a key.
create table outbox (
  id bigint generated always as identity primary key,
  key text not null unique,
  person text,
  kind text not null,
  -- Address and letter are wiped once the letter is gone.
  address text,
  subject text,
  text_body text,
  html_body text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  last_error text,
  -- The file, where no mail server is configured.
  file text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_person on outbox (person);
create index outbox_open on outbox (state, id) where state <> 'sent';
