-- Made by scripts/generate-lifecycles.ts from the lifecycles in src/domain.
delete from public.lifecycle_transitions;
insert into public.lifecycle_transitions (thing, from_status, transition, actor, to_status) values
  ('booking', 'requested', 'accept', 'owner', 'confirmed'),
  ('booking', 'requested', 'decline', 'owner', 'declined'),
  ('booking', 'requested', 'cancel', 'renter', 'cancelled'),
  ('booking', 'requested', 'expire', 'clock', 'cancelled'),
  ('booking', 'requested', 'lapse', 'clock', 'cancelled'),
  ('booking', 'confirmed', 'pick_up', 'either', 'picked_up'),
  ('booking', 'confirmed', 'cancel', 'either', 'cancelled'),
  ('booking', 'confirmed', 'lapse', 'clock', 'cancelled'),
  ('booking', 'picked_up', 'return', 'either', 'returned'),
  ('booking', 'returned', 'complete', 'clock', 'completed'),
  ('booking', 'returned', 'dispute', 'either', 'disputed'),
  ('booking', 'disputed', 'settle', 'moderator', 'completed');
