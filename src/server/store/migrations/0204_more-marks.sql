-- Two more ways in which somebody who left is perhaps known again: given name and first letter of the family name with
-- birthday and letterbox, and the other way round. docs/decisions/marks.md
alter table person_marks drop constraint person_marks_kind_check;
alter table person_marks add constraint person_marks_kind_check
  check (kind in ('birth', 'mailbox', 'home', 'given', 'family'));
