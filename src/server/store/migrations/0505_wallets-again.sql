-- An account knows since when francs lie on it without a document, and what of them was given back. The server makes each
-- account again from its events at its first start.
delete from wallets_to_refold;
insert into wallets_to_refold select person from wallets;
