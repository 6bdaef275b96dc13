-- Whether the public sees an edition: 'draft', 'announced' or 'archived'. Those that were there were seen.
alter table championship_editions add column publicity text not null default 'announced';

-- The texts of the regulation, by the fingerprint that the edition's events name. SSC 8.06, 8.07
create table championship_regulations (
  edition text not null,
  hash text not null,
  language text not null check (language in ('de', 'fr', 'it', 'en')),
  text text not null,
  primary key (edition, hash, language)
);
create trigger championship_regulations_append_only before update or delete on championship_regulations
  for each row execute function refuse_change();

-- The office finds people by the beginning of a name, a town, an address.
create index person_data_first_name on person_data (lower(first_name) text_pattern_ops);
create index person_data_town on person_data (lower(town) text_pattern_ops);
create index person_data_email_start on person_data (lower(email) text_pattern_ops);
create index person_data_full_name on person_data (lower(first_name || ' ' || last_name) text_pattern_ops);
create index person_data_name_full on person_data (lower(last_name || ' ' || first_name) text_pattern_ops);
