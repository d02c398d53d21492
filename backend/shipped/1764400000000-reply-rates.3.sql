--- after: 1764400000000-reply-rates.2
--- index: notices_account
CREATE INDEX notices_account ON public.notices USING btree (account_id, created_at DESC, id DESC);
