-- A command that changed nothing could put an account as it was remembered over the one that another process had written
-- since (0109). What is checked before a stake is made again from the events, once, at the next start.
delete from wallets_to_refold;
insert into wallets_to_refold select person from wallets;
