-- Indexes for scheduled jobs: reviews that are still sealed, and rentals that were completed lately.

create index reviews_sealed on public.reviews (booking_id) where published_at is null;
create index booking_events_completed on public.booking_events (at) where transition in ('complete', 'settle');
