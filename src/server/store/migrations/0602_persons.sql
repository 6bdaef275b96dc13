-- Whose name it is, where somebody has an account: their export holds it, and it goes when they go.
alter table tournament_people add column person text;
create index tournament_people_person on tournament_people (person) where person is not null;
