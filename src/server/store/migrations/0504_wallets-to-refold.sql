-- Accounts know more than they did (who checked the document, for instance). Each that is there now is made again from its
-- events at the next start, once: `refoldWallets`.
create table wallets_to_refold as select person from wallets;
