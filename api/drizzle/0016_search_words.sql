-- Everyday words that the search has learnt; what editors have written stays.
INSERT INTO "search_synonyms" ("term", "means") VALUES
('agenda', '{"calendário"}'),
('boleto', '{"pagamento","parcelar"}'),
('cartão', '{"pagamento","parcelar"}'),
('custa', '{"pagamento","parcelar"}'),
('custo', '{"pagamento","parcelar"}'),
('diploma', '{"certificado"}'),
('gratuito', '{"psg","gratuidade"}'),
('mensalidade', '{"pagamento","parcelar"}'),
('noturno', '{"noite"}'),
('online', '{"distância","ead"}'),
('pagar', '{"pagamento","parcelar"}'),
('parcela', '{"pagamento","parcelar"}'),
('parcelamento', '{"pagamento","parcelar"}'),
('pix', '{"pagamento","parcelar"}'),
('preço', '{"pagamento","parcelar"}'),
('psg', '{"gratuidade"}'),
('sábado', '{"fim de semana"}'),
('valor', '{"pagamento","parcelar"}'),
('zap', '{"whatsapp"}')
ON CONFLICT ("term") DO NOTHING;
