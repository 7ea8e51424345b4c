comment on table public.recovery_codes is
  'Ten codes, each once instead of the second factor: 120 random bits (64 in those that 1.0 made), kept as hashes.';
