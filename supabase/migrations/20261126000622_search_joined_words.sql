-- "Aircon ditioner" and "airconditioner": a term of several words that was typed as one is looked up, not searched for.
create index search_terms_joined on public.search_terms (replace(words, ' ', ''));
