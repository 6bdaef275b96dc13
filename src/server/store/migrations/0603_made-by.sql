-- An evening that was taken over from a file: the fingerprint of the key that had signed it.
alter table tournaments add column made_by text;
