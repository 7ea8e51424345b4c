// Made by `node scripts/generate-types.ts` from the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      adjustments: {
        Row: { affiliate_id: string | null; amount_cents: number; booking_id: string; created_at: string; decided_at: string | null; decided_by: string | null; id: string; kind: string; needs_two: boolean; proposed_by: string | null; reason: string; status: string; version: number }
        Insert: { affiliate_id?: string | null; amount_cents: number; booking_id: string; created_at?: string; decided_at?: string | null; decided_by?: string | null; id: string; kind: string; needs_two: boolean; proposed_by?: string | null; reason: string; status?: string; version?: number }
        Update: { affiliate_id?: string | null; amount_cents?: number; booking_id?: string; created_at?: string; decided_at?: string | null; decided_by?: string | null; id?: string; kind?: string; needs_two?: boolean; proposed_by?: string | null; reason?: string; status?: string; version?: number }
        Relationships: [{ foreignKeyName: 'adjustments_affiliate_id_fkey'; columns: ['affiliate_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'adjustments_affiliate_id_fkey'; columns: ['affiliate_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'adjustments_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'adjustments_decided_by_fkey'; columns: ['decided_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'adjustments_decided_by_fkey'; columns: ['decided_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'adjustments_proposed_by_fkey'; columns: ['proposed_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'adjustments_proposed_by_fkey'; columns: ['proposed_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      affiliates: {
        Row: { balance_cents: number; blocked_at: string | null; created_at: string; earned_cents: number; id: string; joined_at: string | null; referral_chain: string[]; referral_code: string; referred_by: string | null; updated_at: string }
        Insert: { balance_cents?: number; blocked_at?: string | null; created_at?: string; earned_cents?: number; id: string; joined_at?: string | null; referral_chain?: string[]; referral_code: string; referred_by?: string | null; updated_at?: string }
        Update: { balance_cents?: number; blocked_at?: string | null; created_at?: string; earned_cents?: number; id?: string; joined_at?: string | null; referral_chain?: string[]; referral_code?: string; referred_by?: string | null; updated_at?: string }
        Relationships: [{ foreignKeyName: 'affiliates_id_fkey'; columns: ['id']; isOneToOne: true; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'affiliates_id_fkey'; columns: ['id']; isOneToOne: true; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'affiliates_referred_by_fkey'; columns: ['referred_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'affiliates_referred_by_fkey'; columns: ['referred_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      agreements: {
        Row: { agreed_at: string; document: string; id: number; user_id: string; version: number }
        Insert: { agreed_at?: string; document: string; user_id: string; version: number }
        Update: { agreed_at?: string; document?: string; user_id?: string; version?: number }
        Relationships: [{ foreignKeyName: 'agreements_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'agreements_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      announcements: {
        Row: { audience: string; created_at: string; created_by: string | null; ends_at: string | null; id: number; is_dismissible: boolean; starts_at: string; texts: Json; version: number }
        Insert: { audience: string; created_at?: string; created_by?: string | null; ends_at?: string | null; is_dismissible?: boolean; starts_at: string; texts: Json; version?: number }
        Update: { audience?: string; created_at?: string; created_by?: string | null; ends_at?: string | null; is_dismissible?: boolean; starts_at?: string; texts?: Json; version?: number }
        Relationships: [{ foreignKeyName: 'announcements_created_by_fkey'; columns: ['created_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'announcements_created_by_fkey'; columns: ['created_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      api_keys: {
        Row: { created_at: string; digest: string; expires_at: string; id: string; last_used_at: string | null; name: string; prefix: string; scopes: string[]; user_id: string }
        Insert: { created_at?: string; digest: string; expires_at: string; id?: string; last_used_at?: string | null; name: string; prefix: string; scopes: string[]; user_id: string }
        Update: { created_at?: string; digest?: string; expires_at?: string; id?: string; last_used_at?: string | null; name?: string; prefix?: string; scopes?: string[]; user_id?: string }
        Relationships: [{ foreignKeyName: 'api_keys_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'api_keys_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      audit_log: {
        Row: { action: string; actor_id: string | null; address: string | null; at: string; details: Json; device: string | null; id: number; subject_id: string | null }
        Insert: { action: string; actor_id?: string | null; address?: string | null; at?: string; details?: Json; device?: string | null; subject_id?: string | null }
        Update: { action?: string; actor_id?: string | null; address?: string | null; at?: string; details?: Json; device?: string | null; subject_id?: string | null }
        Relationships: [{ foreignKeyName: 'audit_log_actor_id_fkey'; columns: ['actor_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'audit_log_actor_id_fkey'; columns: ['actor_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'audit_log_subject_id_fkey'; columns: ['subject_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'audit_log_subject_id_fkey'; columns: ['subject_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      booking_codes: {
        Row: { booking_id: string; code: string }
        Insert: { booking_id: string; code?: string }
        Update: { booking_id?: string; code?: string }
        Relationships: [{ foreignKeyName: 'booking_codes_booking_id_fkey'; columns: ['booking_id']; isOneToOne: true; referencedRelation: 'bookings'; referencedColumns: ['id'] }]
      }
      booking_events: {
        Row: { at: string; booking_id: string; details: Json; from_status: string; hash: string; id: number; position: number; previous_hash: string; reason: string | null; role: string; to_status: string; transition: string; user_id: string | null }
        Insert: { at?: string; booking_id: string; details?: Json; from_status: string; hash?: string; position?: number; previous_hash?: string; reason?: string | null; role: string; to_status: string; transition: string; user_id?: string | null }
        Update: { at?: string; booking_id?: string; details?: Json; from_status?: string; hash?: string; position?: number; previous_hash?: string; reason?: string | null; role?: string; to_status?: string; transition?: string; user_id?: string | null }
        Relationships: [{ foreignKeyName: 'booking_events_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'booking_events_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'booking_events_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      booking_notes: {
        Row: { author_id: string | null; booking_id: string; created_at: string; id: number; text: string }
        Insert: { author_id?: string | null; booking_id: string; created_at?: string; text: string }
        Update: { author_id?: string | null; booking_id?: string; created_at?: string; text?: string }
        Relationships: [{ foreignKeyName: 'booking_notes_author_id_fkey'; columns: ['author_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'booking_notes_author_id_fkey'; columns: ['author_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'booking_notes_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }]
      }
      bookings: {
        Row: { cancellation_policy: string; captured_cents: number | null; commission_percents: number[]; created_at: string; delivery_address: string; delivery_cents: number; delivery_method: string; deposit_cents: number; due_cents: number; end_date: string; fee_percent: number; hub_id: string | null; id: string; item_id: string; number: number; order_id: string; order_line_id: string; owner_id: string; quantity: number; refund_cents: number; rental_cents: number; rental_type: string; renter_id: string; replaces_booking_id: string | null; request_expires_at: string | null; returned_at: string | null; start_date: string; status: string; status_reason: string | null; terms: Json; time_zone: string; top_up_cents: number; total_cents: number; updated_at: string; version: number }
        Insert: { cancellation_policy: string; captured_cents?: number | null; commission_percents?: number[]; created_at?: string; delivery_address?: string; delivery_cents: number; delivery_method: string; deposit_cents: number; end_date: string; fee_percent?: number; hub_id?: string | null; id?: string; item_id: string; order_id: string; order_line_id: string; owner_id: string; quantity: number; refund_cents?: number; rental_cents: number; rental_type: string; renter_id: string; replaces_booking_id?: string | null; request_expires_at?: string | null; returned_at?: string | null; start_date: string; status: string; status_reason?: string | null; terms: Json; time_zone: string; top_up_cents?: number; updated_at?: string; version?: number }
        Update: { cancellation_policy?: string; captured_cents?: number | null; commission_percents?: number[]; created_at?: string; delivery_address?: string; delivery_cents?: number; delivery_method?: string; deposit_cents?: number; end_date?: string; fee_percent?: number; hub_id?: string | null; id?: string; item_id?: string; order_id?: string; order_line_id?: string; owner_id?: string; quantity?: number; refund_cents?: number; rental_cents?: number; rental_type?: string; renter_id?: string; replaces_booking_id?: string | null; request_expires_at?: string | null; returned_at?: string | null; start_date?: string; status?: string; status_reason?: string | null; terms?: Json; time_zone?: string; top_up_cents?: number; updated_at?: string; version?: number }
        Relationships: [{ foreignKeyName: 'bookings_hub_id_fkey'; columns: ['hub_id']; isOneToOne: false; referencedRelation: 'hubs'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_order_id_fkey'; columns: ['order_id']; isOneToOne: false; referencedRelation: 'orders'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_order_line_id_fkey'; columns: ['order_line_id']; isOneToOne: true; referencedRelation: 'order_lines'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_renter_id_fkey'; columns: ['renter_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_renter_id_fkey'; columns: ['renter_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_replaces_booking_id_fkey'; columns: ['replaces_booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }]
      }
      calendar_entries: {
        Row: { block_id: string | null; booking_id: string | null; during: string; ends_at: string; id: string; item_id: string; reservation_id: string | null; starts_at: string; unit_id: string }
        Insert: { block_id?: string | null; booking_id?: string | null; during: string; id?: string; item_id: string; reservation_id?: string | null; unit_id: string }
        Update: { block_id?: string | null; booking_id?: string | null; during?: string; id?: string; item_id?: string; reservation_id?: string | null; unit_id?: string }
        Relationships: [{ foreignKeyName: 'calendar_entries_block_id_fkey'; columns: ['block_id']; isOneToOne: false; referencedRelation: 'item_blocks'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_entries_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_entries_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_entries_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_entries_reservation_id_fkey'; columns: ['reservation_id']; isOneToOne: false; referencedRelation: 'reservations'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_entries_unit_of_item'; columns: ['unit_id', 'item_id']; isOneToOne: false; referencedRelation: 'item_units'; referencedColumns: ['id', 'item_id'] }]
      }
      calendar_feeds: {
        Row: { created_at: string; id: string; item_id: string | null; last_read_at: string | null; owner_id: string; token_hash: string }
        Insert: { created_at?: string; id?: string; item_id?: string | null; last_read_at?: string | null; owner_id: string; token_hash: string }
        Update: { created_at?: string; id?: string; item_id?: string | null; last_read_at?: string | null; owner_id?: string; token_hash?: string }
        Relationships: [{ foreignKeyName: 'calendar_feeds_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_feeds_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_feeds_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_feeds_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      calendar_sources: {
        Row: { created_at: string; fault: string | null; id: string; item_id: string; name: string; owner_id: string; read_at: string | null; tried_at: string | null; url: string }
        Insert: { created_at?: string; fault?: string | null; id?: string; item_id: string; name: string; owner_id: string; read_at?: string | null; tried_at?: string | null; url: string }
        Update: { created_at?: string; fault?: string | null; id?: string; item_id?: string; name?: string; owner_id?: string; read_at?: string | null; tried_at?: string | null; url?: string }
        Relationships: [{ foreignKeyName: 'calendar_sources_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_sources_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_sources_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_sources_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      captures: {
        Row: { amount_cents: number; booking_id: string; created_at: string; id: string; payment_id: string; status: string; version: number }
        Insert: { amount_cents: number; booking_id: string; created_at?: string; id?: string; payment_id: string; status?: string; version?: number }
        Update: { amount_cents?: number; booking_id?: string; created_at?: string; id?: string; payment_id?: string; status?: string; version?: number }
        Relationships: [{ foreignKeyName: 'captures_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'captures_payment_id_fkey'; columns: ['payment_id']; isOneToOne: false; referencedRelation: 'payments'; referencedColumns: ['id'] }]
      }
      cases: {
        Row: { assigned_to: string | null; booking_id: string | null; created_at: string; decided_at: string | null; decided_by: string | null; decision_message: string | null; decision_reason: string | null; due_at: string; id: string; item_id: string | null; message: string; message_id: number | null; person_id: string | null; reason: string; reporter_id: string; review_id: string | null; status: string; subject: string; version: number; wish_id: string | null }
        Insert: { assigned_to?: string | null; booking_id?: string | null; created_at?: string; decided_at?: string | null; decided_by?: string | null; decision_message?: string | null; decision_reason?: string | null; due_at?: string; id?: string; item_id?: string | null; message?: string; message_id?: number | null; person_id?: string | null; reason: string; reporter_id: string; review_id?: string | null; status?: string; version?: number; wish_id?: string | null }
        Update: { assigned_to?: string | null; booking_id?: string | null; created_at?: string; decided_at?: string | null; decided_by?: string | null; decision_message?: string | null; decision_reason?: string | null; due_at?: string; id?: string; item_id?: string | null; message?: string; message_id?: number | null; person_id?: string | null; reason?: string; reporter_id?: string; review_id?: string | null; status?: string; version?: number; wish_id?: string | null }
        Relationships: [{ foreignKeyName: 'cases_assigned_to_fkey'; columns: ['assigned_to']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_assigned_to_fkey'; columns: ['assigned_to']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_decided_by_fkey'; columns: ['decided_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_decided_by_fkey'; columns: ['decided_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_message_id_fkey'; columns: ['message_id']; isOneToOne: false; referencedRelation: 'messages'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_reporter_id_fkey'; columns: ['reporter_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_reporter_id_fkey'; columns: ['reporter_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_review_id_fkey'; columns: ['review_id']; isOneToOne: false; referencedRelation: 'reviews'; referencedColumns: ['id'] }, { foreignKeyName: 'cases_wish_id_fkey'; columns: ['wish_id']; isOneToOne: false; referencedRelation: 'wishes'; referencedColumns: ['id'] }]
      }
      categories: {
        Row: { checklist: string[]; fee_percent: number | null; icon: string; id: string; image_path: string | null; is_transport: boolean; names: Json; parent_id: string | null; position: number; retired_at: string | null; slug: string; suggested_deposit_cents: number | null; synonyms: Json; tint: string; version: number }
        Insert: { checklist?: string[]; fee_percent?: number | null; icon: string; id?: string; image_path?: string | null; is_transport?: boolean; names: Json; parent_id?: string | null; position?: number; retired_at?: string | null; slug: string; suggested_deposit_cents?: number | null; synonyms?: Json; tint: string; version?: number }
        Update: { checklist?: string[]; fee_percent?: number | null; icon?: string; id?: string; image_path?: string | null; is_transport?: boolean; names?: Json; parent_id?: string | null; position?: number; retired_at?: string | null; slug?: string; suggested_deposit_cents?: number | null; synonyms?: Json; tint?: string; version?: number }
        Relationships: [{ foreignKeyName: 'categories_parent_id_fkey'; columns: ['parent_id']; isOneToOne: false; referencedRelation: 'categories'; referencedColumns: ['id'] }]
      }
      category_attributes: {
        Row: { category_id: string; choices: Json; created_at: string; is_filter: boolean; is_required: boolean; key: string; kind: string; names: Json; position: number; retired_at: string | null; unit: string | null }
        Insert: { category_id: string; choices?: Json; created_at?: string; is_filter?: boolean; is_required?: boolean; key: string; kind: string; names: Json; position?: number; retired_at?: string | null; unit?: string | null }
        Update: { category_id?: string; choices?: Json; created_at?: string; is_filter?: boolean; is_required?: boolean; key?: string; kind?: string; names?: Json; position?: number; retired_at?: string | null; unit?: string | null }
        Relationships: [{ foreignKeyName: 'category_attributes_category_id_fkey'; columns: ['category_id']; isOneToOne: false; referencedRelation: 'categories'; referencedColumns: ['id'] }]
      }
      category_redirects: {
        Row: { category_id: string; created_at: string; slug: string }
        Insert: { category_id: string; created_at?: string; slug: string }
        Update: { category_id?: string; created_at?: string; slug?: string }
        Relationships: [{ foreignKeyName: 'category_redirects_category_id_fkey'; columns: ['category_id']; isOneToOne: false; referencedRelation: 'categories'; referencedColumns: ['id'] }]
      }
      city_names: {
        Row: { city: string; country: string; names: Json }
        Insert: { city: string; country: string; names: Json }
        Update: { city?: string; country?: string; names?: Json }
        Relationships: []
      }
      claim_assignments: {
        Row: { assigned_at: string; claim_id: string; user_id: string }
        Insert: { assigned_at?: string; claim_id: string; user_id: string }
        Update: { assigned_at?: string; claim_id?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'claim_assignments_claim_id_fkey'; columns: ['claim_id']; isOneToOne: true; referencedRelation: 'claims'; referencedColumns: ['id'] }, { foreignKeyName: 'claim_assignments_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'claim_assignments_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      claim_events: {
        Row: { at: string; claim_id: string; details: Json; from_status: string; id: number; reason: string | null; role: string; to_status: string; transition: string; user_id: string | null }
        Insert: { at?: string; claim_id: string; details?: Json; from_status: string; reason?: string | null; role: string; to_status: string; transition: string; user_id?: string | null }
        Update: { at?: string; claim_id?: string; details?: Json; from_status?: string; reason?: string | null; role?: string; to_status?: string; transition?: string; user_id?: string | null }
        Relationships: [{ foreignKeyName: 'claim_events_claim_id_fkey'; columns: ['claim_id']; isOneToOne: false; referencedRelation: 'claims'; referencedColumns: ['id'] }, { foreignKeyName: 'claim_events_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'claim_events_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      claim_evidence: {
        Row: { added_at: string; claim_id: string; path: string; user_id: string }
        Insert: { added_at?: string; claim_id: string; path: string; user_id: string }
        Update: { added_at?: string; claim_id?: string; path?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'claim_evidence_claim_id_fkey'; columns: ['claim_id']; isOneToOne: false; referencedRelation: 'claims'; referencedColumns: ['id'] }, { foreignKeyName: 'claim_evidence_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'claim_evidence_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      claims: {
        Row: { amount_cents: number; award_cents: number | null; booking_id: string; calculation: Json | null; claimant_id: string; created_at: string; description: string; due_at: string | null; id: string; kind: string; number: number; offer_cents: number | null; respondent_id: string; status: string; updated_at: string; version: number }
        Insert: { amount_cents: number; award_cents?: number | null; booking_id: string; calculation?: Json | null; claimant_id: string; created_at?: string; description?: string; due_at?: string | null; id?: string; kind: string; offer_cents?: number | null; respondent_id: string; status?: string; updated_at?: string; version?: number }
        Update: { amount_cents?: number; award_cents?: number | null; booking_id?: string; calculation?: Json | null; claimant_id?: string; created_at?: string; description?: string; due_at?: string | null; id?: string; kind?: string; offer_cents?: number | null; respondent_id?: string; status?: string; updated_at?: string; version?: number }
        Relationships: [{ foreignKeyName: 'claims_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'claims_claimant_id_fkey'; columns: ['claimant_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'claims_claimant_id_fkey'; columns: ['claimant_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'claims_respondent_id_fkey'; columns: ['respondent_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'claims_respondent_id_fkey'; columns: ['respondent_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      commissions: {
        Row: { affiliate_id: string; amount_cents: number; at: string; booking_id: string; level: number; referred_id: string }
        Insert: { affiliate_id: string; amount_cents: number; at: string; booking_id: string; level: number; referred_id: string }
        Update: { affiliate_id?: string; amount_cents?: number; at?: string; booking_id?: string; level?: number; referred_id?: string }
        Relationships: [{ foreignKeyName: 'commissions_affiliate_id_fkey'; columns: ['affiliate_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'commissions_affiliate_id_fkey'; columns: ['affiliate_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'commissions_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'commissions_referred_id_fkey'; columns: ['referred_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'commissions_referred_id_fkey'; columns: ['referred_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      condition_photos: {
        Row: { created_at: string; item_id: string; kind: string; path: string; taken_on: string }
        Insert: { created_at?: string; item_id: string; kind: string; path: string; taken_on: string }
        Update: { created_at?: string; item_id?: string; kind?: string; path?: string; taken_on?: string }
        Relationships: [{ foreignKeyName: 'condition_photos_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'condition_photos_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }]
      }
      conversation_participants: {
        Row: { conversation_id: string; is_unread: boolean; last_message_id: number; person_id: string; read_message_id: number }
        Insert: { conversation_id: string; last_message_id: number; person_id: string; read_message_id?: number }
        Update: { conversation_id?: string; last_message_id?: number; person_id?: string; read_message_id?: number }
        Relationships: [{ foreignKeyName: 'conversation_participants_conversation_id_fkey'; columns: ['conversation_id']; isOneToOne: false; referencedRelation: 'conversations'; referencedColumns: ['id'] }, { foreignKeyName: 'conversation_participants_last_message_id_fkey'; columns: ['last_message_id']; isOneToOne: false; referencedRelation: 'messages'; referencedColumns: ['id'] }, { foreignKeyName: 'conversation_participants_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'conversation_participants_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      conversations: {
        Row: { booking_id: string | null; created_at: string; id: string; item_id: string | null; owner_id: string; renter_id: string }
        Insert: { booking_id?: string | null; created_at?: string; id?: string; item_id?: string | null; owner_id: string; renter_id: string }
        Update: { booking_id?: string | null; created_at?: string; id?: string; item_id?: string | null; owner_id?: string; renter_id?: string }
        Relationships: [{ foreignKeyName: 'conversations_booking_id_fkey'; columns: ['booking_id']; isOneToOne: true; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'conversations_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'conversations_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'conversations_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'conversations_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'conversations_renter_id_fkey'; columns: ['renter_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'conversations_renter_id_fkey'; columns: ['renter_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      deposits: {
        Row: { amount_cents: number; booking_id: string; captured_cents: number; claim_id: string | null; created_at: string; decided_cents: number; decision: string | null; due_at: string | null; failure_code: string | null; payment_id: string | null; status: string; updated_at: string; version: number }
        Insert: { amount_cents: number; booking_id: string; captured_cents?: number; claim_id?: string | null; created_at?: string; decided_cents?: number; decision?: string | null; due_at?: string | null; failure_code?: string | null; payment_id?: string | null; status?: string; updated_at?: string; version?: number }
        Update: { amount_cents?: number; booking_id?: string; captured_cents?: number; claim_id?: string | null; created_at?: string; decided_cents?: number; decision?: string | null; due_at?: string | null; failure_code?: string | null; payment_id?: string | null; status?: string; updated_at?: string; version?: number }
        Relationships: [{ foreignKeyName: 'deposits_booking_id_fkey'; columns: ['booking_id']; isOneToOne: true; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'deposits_payment_id_fkey'; columns: ['payment_id']; isOneToOne: false; referencedRelation: 'payments'; referencedColumns: ['id'] }]
      }
      disputes: {
        Row: { amount_cents: number; booking_id: string; created_at: string; evidence_due_at: string | null; evidence_sha256: string | null; id: string; number: number; payment_id: string; provider: string; provider_dispute_id: string; reason: string; status: string; submitted_at: string | null; submitted_by: string | null; version: number; withdrawn_cents: number }
        Insert: { amount_cents: number; booking_id: string; created_at?: string; evidence_due_at?: string | null; evidence_sha256?: string | null; id?: string; payment_id: string; provider: string; provider_dispute_id: string; reason: string; status?: string; submitted_at?: string | null; submitted_by?: string | null; version?: number; withdrawn_cents?: number }
        Update: { amount_cents?: number; booking_id?: string; created_at?: string; evidence_due_at?: string | null; evidence_sha256?: string | null; id?: string; payment_id?: string; provider?: string; provider_dispute_id?: string; reason?: string; status?: string; submitted_at?: string | null; submitted_by?: string | null; version?: number; withdrawn_cents?: number }
        Relationships: [{ foreignKeyName: 'disputes_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'disputes_payment_id_fkey'; columns: ['payment_id']; isOneToOne: false; referencedRelation: 'payments'; referencedColumns: ['id'] }, { foreignKeyName: 'disputes_submitted_by_fkey'; columns: ['submitted_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'disputes_submitted_by_fkey'; columns: ['submitted_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      extensions: {
        Row: { booking_id: string; created_at: string; expires_at: string; from_end: string; id: string; price_cents: number; status: string; to_end: string; updated_at: string; version: number }
        Insert: { booking_id: string; created_at?: string; expires_at: string; from_end: string; id?: string; price_cents: number; status: string; to_end: string; updated_at?: string; version?: number }
        Update: { booking_id?: string; created_at?: string; expires_at?: string; from_end?: string; id?: string; price_cents?: number; status?: string; to_end?: string; updated_at?: string; version?: number }
        Relationships: [{ foreignKeyName: 'extensions_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }]
      }
      favourites: {
        Row: { created_at: string; item_id: string; user_id: string }
        Insert: { created_at?: string; item_id: string; user_id: string }
        Update: { created_at?: string; item_id?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'favourites_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'favourites_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'favourites_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'favourites_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      featured_items: {
        Row: { ends_at: string | null; item_id: string; position: number; starts_at: string }
        Insert: { ends_at?: string | null; item_id: string; position: number; starts_at?: string }
        Update: { ends_at?: string | null; item_id?: string; position?: number; starts_at?: string }
        Relationships: [{ foreignKeyName: 'featured_items_item_id_fkey'; columns: ['item_id']; isOneToOne: true; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'featured_items_item_id_fkey'; columns: ['item_id']; isOneToOne: true; referencedRelation: 'items'; referencedColumns: ['id'] }]
      }
      fees_to_invoice: {
        Row: { at: string; lender_id: string; transfer_id: string }
        Insert: { at: string; lender_id: string; transfer_id: string }
        Update: { at?: string; lender_id?: string; transfer_id?: string }
        Relationships: [{ foreignKeyName: 'fees_to_invoice_lender_id_fkey'; columns: ['lender_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'fees_to_invoice_lender_id_fkey'; columns: ['lender_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'fees_to_invoice_transfer_id_fkey'; columns: ['transfer_id']; isOneToOne: true; referencedRelation: 'ledger_transfers'; referencedColumns: ['id'] }]
      }
      figure_changes: {
        Row: { at: string; cents: number; figure: string; id: number; key: string; number: number }
        Insert: { at: string; cents: number; figure: string; key: string; number: number }
        Update: { at?: string; cents?: number; figure?: string; key?: string; number?: number }
        Relationships: []
      }
      figure_sums: {
        Row: { at: string; cents: number; figure: string; key: string; number: number }
        Insert: { at: string; cents: number; figure: string; key?: string; number: number }
        Update: { at?: string; cents?: number; figure?: string; key?: string; number?: number }
        Relationships: []
      }
      handovers: {
        Row: { at: string; booking_id: string; checklist: Json; hash: string; id: string; is_complete: boolean; is_undamaged: boolean; kind: string; note: string; photos: string[]; position: number; previous_hash: string; role: string; user_id: string; with_code: boolean }
        Insert: { at: string; booking_id: string; checklist?: Json; hash: string; id?: string; is_complete: boolean; is_undamaged: boolean; kind: string; note?: string; photos?: string[]; position: number; previous_hash: string; role: string; user_id: string; with_code: boolean }
        Update: { at?: string; booking_id?: string; checklist?: Json; hash?: string; id?: string; is_complete?: boolean; is_undamaged?: boolean; kind?: string; note?: string; photos?: string[]; position?: number; previous_hash?: string; role?: string; user_id?: string; with_code?: boolean }
        Relationships: [{ foreignKeyName: 'handovers_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'handovers_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'handovers_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      held_periods: {
        Row: { during: string; first_held_at: string; held_until: string; id: number; item_id: string; user_id: string }
        Insert: { during: string; first_held_at: string; held_until: string; item_id: string; user_id: string }
        Update: { during?: string; first_held_at?: string; held_until?: string; item_id?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'held_periods_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'held_periods_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'held_periods_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'held_periods_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      hubs: {
        Row: { address: string; city: string; country: string; id: string; is_active: boolean; latitude: number; longitude: number; name: string; opening_hours: Json; retired_at: string | null; time_zone: string; version: number }
        Insert: { address: string; city: string; country: string; id?: string; is_active?: boolean; latitude: number; longitude: number; name: string; opening_hours?: Json; retired_at?: string | null; time_zone?: string; version?: number }
        Update: { address?: string; city?: string; country?: string; id?: string; is_active?: boolean; latitude?: number; longitude?: number; name?: string; opening_hours?: Json; retired_at?: string | null; time_zone?: string; version?: number }
        Relationships: []
      }
      identity_checks: {
        Row: { attempt: string | null; forget_at: string | null; id: string; looked_at: string; opened_at: string; provider: string; reference: string | null; status: string; user_id: string | null }
        Insert: { attempt?: string | null; forget_at?: string | null; id?: string; looked_at?: string; opened_at?: string; provider: string; reference?: string | null; status?: string; user_id?: string | null }
        Update: { attempt?: string | null; forget_at?: string | null; id?: string; looked_at?: string; opened_at?: string; provider?: string; reference?: string | null; status?: string; user_id?: string | null }
        Relationships: [{ foreignKeyName: 'identity_checks_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'identity_checks_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      identity_waits: {
        Row: { approved_at: string | null; began_at: string; ends_at: string; user_id: string }
        Insert: { approved_at?: string | null; began_at?: string; ends_at: string; user_id: string }
        Update: { approved_at?: string | null; began_at?: string; ends_at?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'identity_waits_user_id_fkey'; columns: ['user_id']; isOneToOne: true; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'identity_waits_user_id_fkey'; columns: ['user_id']; isOneToOne: true; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      imported_items: {
        Row: { created_at: string; item_id: string | null; key: string }
        Insert: { created_at?: string; item_id?: string | null; key: string }
        Update: { created_at?: string; item_id?: string | null; key?: string }
        Relationships: [{ foreignKeyName: 'imported_items_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'imported_items_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }]
      }
      imported_people: {
        Row: { created_at: string; person_id: string }
        Insert: { created_at?: string; person_id: string }
        Update: { created_at?: string; person_id?: string }
        Relationships: [{ foreignKeyName: 'imported_people_person_id_fkey'; columns: ['person_id']; isOneToOne: true; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'imported_people_person_id_fkey'; columns: ['person_id']; isOneToOne: true; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      invoice_sequences: {
        Row: { issuer_id: string | null; last_serial: number; year: number }
        Insert: { issuer_id?: string | null; last_serial?: number; year: number }
        Update: { issuer_id?: string | null; last_serial?: number; year?: number }
        Relationships: [{ foreignKeyName: 'invoice_sequences_issuer_id_fkey'; columns: ['issuer_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'invoice_sequences_issuer_id_fkey'; columns: ['issuer_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      invoiced_fees: {
        Row: { invoice_id: string; transfer_id: string }
        Insert: { invoice_id: string; transfer_id: string }
        Update: { invoice_id?: string; transfer_id?: string }
        Relationships: [{ foreignKeyName: 'invoiced_fees_invoice_id_fkey'; columns: ['invoice_id']; isOneToOne: false; referencedRelation: 'invoices'; referencedColumns: ['id'] }, { foreignKeyName: 'invoiced_fees_transfer_id_fkey'; columns: ['transfer_id']; isOneToOne: true; referencedRelation: 'ledger_transfers'; referencedColumns: ['id'] }]
      }
      invoices: {
        Row: { booking_id: string | null; content: Json; corrects_id: string | null; currency: string; gross_cents: number | null; id: string; issued_at: string; issued_on: string; issuer_id: string | null; kind: string; net_cents: number; number: string; once_key: string; period_end: string; period_start: string; recipient_id: string; serial: number; transfer_id: string | null; vat_category: string; vat_cents: number; vat_percent: number; year: number }
        Insert: { booking_id?: string | null; content: Json; corrects_id?: string | null; currency?: string; id?: string; issued_at: string; issued_on: string; issuer_id?: string | null; kind: string; net_cents: number; once_key: string; period_end: string; period_start: string; recipient_id: string; serial?: number; transfer_id?: string | null; vat_category: string; vat_cents: number; vat_percent: number; year: number }
        Update: { booking_id?: string | null; content?: Json; corrects_id?: string | null; currency?: string; id?: string; issued_at?: string; issued_on?: string; issuer_id?: string | null; kind?: string; net_cents?: number; once_key?: string; period_end?: string; period_start?: string; recipient_id?: string; serial?: number; transfer_id?: string | null; vat_category?: string; vat_cents?: number; vat_percent?: number; year?: number }
        Relationships: [{ foreignKeyName: 'invoices_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'invoices_corrects_id_fkey'; columns: ['corrects_id']; isOneToOne: false; referencedRelation: 'invoices'; referencedColumns: ['id'] }, { foreignKeyName: 'invoices_issuer_id_fkey'; columns: ['issuer_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'invoices_issuer_id_fkey'; columns: ['issuer_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'invoices_recipient_id_fkey'; columns: ['recipient_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'invoices_recipient_id_fkey'; columns: ['recipient_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'invoices_transfer_id_fkey'; columns: ['transfer_id']; isOneToOne: false; referencedRelation: 'ledger_transfers'; referencedColumns: ['id'] }]
      }
      item_blocks: {
        Row: { created_at: string; end_date: string; id: string; item_id: string; note: string; source_id: string | null; start_date: string }
        Insert: { created_at?: string; end_date: string; id?: string; item_id: string; note?: string; source_id?: string | null; start_date: string }
        Update: { created_at?: string; end_date?: string; id?: string; item_id?: string; note?: string; source_id?: string | null; start_date?: string }
        Relationships: [{ foreignKeyName: 'item_blocks_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'item_blocks_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'item_blocks_source_id_fkey'; columns: ['source_id']; isOneToOne: false; referencedRelation: 'calendar_sources'; referencedColumns: ['id'] }]
      }
      item_images: {
        Row: { height: number; id: string; item_id: string; path: string; position: number; thumbhash: string | null; width: number }
        Insert: { height: number; id?: string; item_id: string; path: string; position?: number; thumbhash?: string | null; width: number }
        Update: { height?: number; id?: string; item_id?: string; path?: string; position?: number; thumbhash?: string | null; width?: number }
        Relationships: [{ foreignKeyName: 'item_images_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'item_images_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }]
      }
      item_locations: {
        Row: { address: string; item_id: string; latitude: number; longitude: number }
        Insert: { address?: string; item_id: string; latitude: number; longitude: number }
        Update: { address?: string; item_id?: string; latitude?: number; longitude?: number }
        Relationships: [{ foreignKeyName: 'item_locations_item_id_fkey'; columns: ['item_id']; isOneToOne: true; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'item_locations_item_id_fkey'; columns: ['item_id']; isOneToOne: true; referencedRelation: 'items'; referencedColumns: ['id'] }]
      }
      item_revisions: {
        Row: { attributes: Json; category_id: string; created_at: string; decided_at: string | null; description: string; id: string; images: Json; item_id: string; language: string; status: string; title: string; version: number }
        Insert: { attributes?: Json; category_id: string; created_at?: string; decided_at?: string | null; description: string; id?: string; images: Json; item_id: string; language: string; status?: string; title: string; version?: number }
        Update: { attributes?: Json; category_id?: string; created_at?: string; decided_at?: string | null; description?: string; id?: string; images?: Json; item_id?: string; language?: string; status?: string; title?: string; version?: number }
        Relationships: [{ foreignKeyName: 'item_revisions_category_id_fkey'; columns: ['category_id']; isOneToOne: false; referencedRelation: 'categories'; referencedColumns: ['id'] }, { foreignKeyName: 'item_revisions_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'item_revisions_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }]
      }
      item_units: {
        Row: { id: string; is_active: boolean; item_id: string; label: string }
        Insert: { id?: string; is_active?: boolean; item_id: string; label: string }
        Update: { id?: string; is_active?: boolean; item_id?: string; label?: string }
        Relationships: [{ foreignKeyName: 'item_units_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'item_units_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }]
      }
      items: {
        Row: { approved_at: string | null; attributes: Json; booking_count: number; buffer_minutes: number; cancellation_policy: string; category_id: string | null; city: string; country: string; created_at: string; delivery_methods: string[]; deposit_cents: number; description: string; duration_discounts: number[]; headline: unknown; id: string; is_instant: boolean; language: string; latitude: number | null; longitude: number | null; max_hours: number; min_hours: number; neighbourhood: string; new_price_cents: number | null; notice_hours: number; owner_id: string; owner_is_blocked: boolean; price_per_day_cents: number; price_per_hour_cents: number | null; published_at: string | null; rating_count: number; rating_sum: number; retired_at: string | null; search: unknown; standing: number; status: string; time_zone: string; title: string; titles: Json | null; translations: Json; unit_count: number; updated_at: string; version: number; weekend_price_cents: number | null; weekly_hours: Json | null }
        Insert: { approved_at?: string | null; attributes?: Json; booking_count?: number; buffer_minutes?: number; cancellation_policy?: string; category_id?: string | null; city?: string; country?: string; created_at?: string; delivery_methods?: string[]; deposit_cents?: number; description?: string; duration_discounts?: number[]; headline?: unknown; id?: string; is_instant?: boolean; language: string; latitude?: number | null; longitude?: number | null; max_hours?: number; min_hours?: number; neighbourhood?: string; new_price_cents?: number | null; notice_hours?: number; owner_id: string; owner_is_blocked?: boolean; price_per_day_cents?: number; price_per_hour_cents?: number | null; published_at?: string | null; rating_count?: number; rating_sum?: number; retired_at?: string | null; search?: unknown; status?: string; time_zone?: string; title?: string; translations?: Json; unit_count?: number; updated_at?: string; version?: number; weekend_price_cents?: number | null; weekly_hours?: Json | null }
        Update: { approved_at?: string | null; attributes?: Json; booking_count?: number; buffer_minutes?: number; cancellation_policy?: string; category_id?: string | null; city?: string; country?: string; created_at?: string; delivery_methods?: string[]; deposit_cents?: number; description?: string; duration_discounts?: number[]; headline?: unknown; id?: string; is_instant?: boolean; language?: string; latitude?: number | null; longitude?: number | null; max_hours?: number; min_hours?: number; neighbourhood?: string; new_price_cents?: number | null; notice_hours?: number; owner_id?: string; owner_is_blocked?: boolean; price_per_day_cents?: number; price_per_hour_cents?: number | null; published_at?: string | null; rating_count?: number; rating_sum?: number; retired_at?: string | null; search?: unknown; status?: string; time_zone?: string; title?: string; translations?: Json; unit_count?: number; updated_at?: string; version?: number; weekend_price_cents?: number | null; weekly_hours?: Json | null }
        Relationships: [{ foreignKeyName: 'items_category_id_fkey'; columns: ['category_id']; isOneToOne: false; referencedRelation: 'categories'; referencedColumns: ['id'] }, { foreignKeyName: 'items_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'items_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      kyc_openings: {
        Row: { at: string; moderator_id: string; submission_id: string }
        Insert: { at?: string; moderator_id: string; submission_id: string }
        Update: { at?: string; moderator_id?: string; submission_id?: string }
        Relationships: [{ foreignKeyName: 'kyc_openings_moderator_id_fkey'; columns: ['moderator_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'kyc_openings_moderator_id_fkey'; columns: ['moderator_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'kyc_openings_submission_id_fkey'; columns: ['submission_id']; isOneToOne: false; referencedRelation: 'kyc_submissions'; referencedColumns: ['id'] }]
      }
      kyc_submissions: {
        Row: { address_key: string | null; back_path: string | null; check_id: string | null; decided_at: string | null; decided_by: string | null; details: Json; document_path: string | null; documents_deleted_at: string | null; expiry_reminded_at: string | null; id: string; kept_until: string | null; message: string | null; number_hash: string | null; reason: string | null; status: string; step: string; submitted_at: string; user_id: string; valid_until: string | null }
        Insert: { back_path?: string | null; check_id?: string | null; decided_at?: string | null; decided_by?: string | null; details?: Json; document_path?: string | null; documents_deleted_at?: string | null; expiry_reminded_at?: string | null; id?: string; kept_until?: string | null; message?: string | null; number_hash?: string | null; reason?: string | null; status?: string; step: string; submitted_at?: string; user_id: string; valid_until?: string | null }
        Update: { back_path?: string | null; check_id?: string | null; decided_at?: string | null; decided_by?: string | null; details?: Json; document_path?: string | null; documents_deleted_at?: string | null; expiry_reminded_at?: string | null; id?: string; kept_until?: string | null; message?: string | null; number_hash?: string | null; reason?: string | null; status?: string; step?: string; submitted_at?: string; user_id?: string; valid_until?: string | null }
        Relationships: [{ foreignKeyName: 'kyc_submissions_check_id_fkey'; columns: ['check_id']; isOneToOne: false; referencedRelation: 'identity_checks'; referencedColumns: ['id'] }, { foreignKeyName: 'kyc_submissions_decided_by_fkey'; columns: ['decided_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'kyc_submissions_decided_by_fkey'; columns: ['decided_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'kyc_submissions_opened_by_decider'; columns: ['id', 'decided_by']; isOneToOne: false; referencedRelation: 'kyc_openings'; referencedColumns: ['submission_id', 'moderator_id'] }, { foreignKeyName: 'kyc_submissions_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'kyc_submissions_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      ledger_accounts: {
        Row: { created_at: string; id: string; kind: string; user_id: string | null }
        Insert: { created_at?: string; id?: string; kind: string; user_id?: string | null }
        Update: { created_at?: string; id?: string; kind?: string; user_id?: string | null }
        Relationships: [{ foreignKeyName: 'ledger_accounts_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'ledger_accounts_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      ledger_entries: {
        Row: { account_id: string; amount_cents: number; at: string | null; id: number; transfer_id: string; user_id: string | null }
        Insert: { account_id: string; amount_cents: number; at?: string | null; transfer_id: string; user_id?: string | null }
        Update: { account_id?: string; amount_cents?: number; at?: string | null; transfer_id?: string; user_id?: string | null }
        Relationships: [{ foreignKeyName: 'ledger_entries_account_id_fkey'; columns: ['account_id']; isOneToOne: false; referencedRelation: 'ledger_accounts'; referencedColumns: ['id'] }, { foreignKeyName: 'ledger_entries_transfer_id_fkey'; columns: ['transfer_id']; isOneToOne: false; referencedRelation: 'ledger_transfers'; referencedColumns: ['id'] }]
      }
      ledger_transfers: {
        Row: { at: string; booking_id: string | null; claim_id: string | null; currency: string; id: string; kind: string; once_key: string; payment_id: string | null; payout_id: string | null }
        Insert: { at: string; booking_id?: string | null; claim_id?: string | null; currency?: string; id?: string; kind: string; once_key: string; payment_id?: string | null; payout_id?: string | null }
        Update: { at?: string; booking_id?: string | null; claim_id?: string | null; currency?: string; id?: string; kind?: string; once_key?: string; payment_id?: string | null; payout_id?: string | null }
        Relationships: [{ foreignKeyName: 'ledger_transfers_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'ledger_transfers_claim_id_fkey'; columns: ['claim_id']; isOneToOne: false; referencedRelation: 'claims'; referencedColumns: ['id'] }, { foreignKeyName: 'ledger_transfers_payment_id_fkey'; columns: ['payment_id']; isOneToOne: false; referencedRelation: 'payments'; referencedColumns: ['id'] }, { foreignKeyName: 'ledger_transfers_payout_id_fkey'; columns: ['payout_id']; isOneToOne: false; referencedRelation: 'payouts'; referencedColumns: ['id'] }]
      }
      lender_businesses: {
        Row: { changed_at: string; charges_vat: boolean; city: string; country: string; name: string; postal_code: string; since: string; street: string; tax_number: string | null; user_id: string; vat_id: string | null }
        Insert: { changed_at: string; charges_vat: boolean; city: string; country: string; name: string; postal_code: string; since: string; street: string; tax_number?: string | null; user_id: string; vat_id?: string | null }
        Update: { changed_at?: string; charges_vat?: boolean; city?: string; country?: string; name?: string; postal_code?: string; since?: string; street?: string; tax_number?: string | null; user_id?: string; vat_id?: string | null }
        Relationships: [{ foreignKeyName: 'lender_businesses_user_id_fkey'; columns: ['user_id']; isOneToOne: true; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'lender_businesses_user_id_fkey'; columns: ['user_id']; isOneToOne: true; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      lifecycle_transitions: {
        Row: { actor: string; from_status: string; thing: string; to_status: string; transition: string }
        Insert: { actor: string; from_status: string; thing: string; to_status: string; transition: string }
        Update: { actor?: string; from_status?: string; thing?: string; to_status?: string; transition?: string }
        Relationships: []
      }
      listing_events: {
        Row: { at: string; from_status: string; id: number; item_id: string; message: string | null; reason: string | null; revision_id: string | null; role: string; to_status: string; transition: string; user_id: string | null }
        Insert: { at?: string; from_status: string; item_id: string; message?: string | null; reason?: string | null; revision_id?: string | null; role: string; to_status: string; transition: string; user_id?: string | null }
        Update: { at?: string; from_status?: string; item_id?: string; message?: string | null; reason?: string | null; revision_id?: string | null; role?: string; to_status?: string; transition?: string; user_id?: string | null }
        Relationships: [{ foreignKeyName: 'listing_events_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'listing_events_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'listing_events_revision_id_fkey'; columns: ['revision_id']; isOneToOne: false; referencedRelation: 'item_revisions'; referencedColumns: ['id'] }, { foreignKeyName: 'listing_events_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'listing_events_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      mail_text_changes: {
        Row: { changed_at: string; changed_by: string | null; id: number; key: string; language: string; reason: string; text: string | null; version: number }
        Insert: { changed_at?: string; changed_by?: string | null; key: string; language: string; reason: string; text?: string | null; version: number }
        Update: { changed_at?: string; changed_by?: string | null; key?: string; language?: string; reason?: string; text?: string | null; version?: number }
        Relationships: [{ foreignKeyName: 'mail_text_changes_changed_by_fkey'; columns: ['changed_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'mail_text_changes_changed_by_fkey'; columns: ['changed_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      message_blocks: {
        Row: { blocked_id: string; created_at: string; person_id: string }
        Insert: { blocked_id: string; created_at?: string; person_id: string }
        Update: { blocked_id?: string; created_at?: string; person_id?: string }
        Relationships: [{ foreignKeyName: 'message_blocks_blocked_id_fkey'; columns: ['blocked_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'message_blocks_blocked_id_fkey'; columns: ['blocked_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'message_blocks_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'message_blocks_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      message_originals: {
        Row: { body: string; message_id: number }
        Insert: { body: string; message_id: number }
        Update: { body?: string; message_id?: number }
        Relationships: [{ foreignKeyName: 'message_originals_message_id_fkey'; columns: ['message_id']; isOneToOne: true; referencedRelation: 'messages'; referencedColumns: ['id'] }]
      }
      message_settings: {
        Row: { person_id: string; shows_reading: boolean; shows_typing: boolean }
        Insert: { person_id: string; shows_reading?: boolean; shows_typing?: boolean }
        Update: { person_id?: string; shows_reading?: boolean; shows_typing?: boolean }
        Relationships: [{ foreignKeyName: 'message_settings_person_id_fkey'; columns: ['person_id']; isOneToOne: true; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'message_settings_person_id_fkey'; columns: ['person_id']; isOneToOne: true; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      message_translations: {
        Row: { body: string; created_at: string; is_original: boolean; language: string; message_id: number }
        Insert: { body: string; created_at?: string; is_original: boolean; language: string; message_id: number }
        Update: { body?: string; created_at?: string; is_original?: boolean; language?: string; message_id?: number }
        Relationships: [{ foreignKeyName: 'message_translations_message_id_fkey'; columns: ['message_id']; isOneToOne: false; referencedRelation: 'messages'; referencedColumns: ['id'] }]
      }
      messages: {
        Row: { body: string; conversation_id: string; created_at: string; id: number; is_masked: boolean; pictures: string[]; sender_id: string }
        Insert: { body: string; conversation_id: string; created_at?: string; is_masked?: boolean; pictures?: string[]; sender_id: string }
        Update: { body?: string; conversation_id?: string; created_at?: string; is_masked?: boolean; pictures?: string[]; sender_id?: string }
        Relationships: [{ foreignKeyName: 'messages_conversation_id_fkey'; columns: ['conversation_id']; isOneToOne: false; referencedRelation: 'conversations'; referencedColumns: ['id'] }, { foreignKeyName: 'messages_sender_id_fkey'; columns: ['sender_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'messages_sender_id_fkey'; columns: ['sender_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      money_events: {
        Row: { at: string; from_status: string; id: number; thing: string; thing_id: string; to_status: string; transition: string }
        Insert: { at?: string; from_status: string; thing: string; thing_id: string; to_status: string; transition: string }
        Update: { at?: string; from_status?: string; thing?: string; thing_id?: string; to_status?: string; transition?: string }
        Relationships: []
      }
      notification_settings: {
        Row: { by_mail: boolean; by_push: boolean; in_app: boolean; topic: string; user_id: string }
        Insert: { by_mail?: boolean; by_push?: boolean; in_app?: boolean; topic: string; user_id: string }
        Update: { by_mail?: boolean; by_push?: boolean; in_app?: boolean; topic?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'notification_settings_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'notification_settings_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      notifications: {
        Row: { created_at: string; data: Json; id: number; kind: string; occasion: string; path: string; read_at: string | null; user_id: string }
        Insert: { created_at?: string; data?: Json; kind: string; occasion: string; path: string; read_at?: string | null; user_id: string }
        Update: { created_at?: string; data?: Json; kind?: string; occasion?: string; path?: string; read_at?: string | null; user_id?: string }
        Relationships: [{ foreignKeyName: 'notifications_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'notifications_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      office_items: {
        Row: { booking_count: number; category_id: string | null; created_at: string; item_id: string; lacks_description: boolean; lacks_pictures: boolean; status: string; updated_at: string }
        Insert: { booking_count: number; category_id?: string | null; created_at: string; item_id: string; lacks_description: boolean; lacks_pictures?: boolean; status: string; updated_at: string }
        Update: { booking_count?: number; category_id?: string | null; created_at?: string; item_id?: string; lacks_description?: boolean; lacks_pictures?: boolean; status?: string; updated_at?: string }
        Relationships: [{ foreignKeyName: 'office_items_item_id_fkey'; columns: ['item_id']; isOneToOne: true; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'office_items_item_id_fkey'; columns: ['item_id']; isOneToOne: true; referencedRelation: 'items'; referencedColumns: ['id'] }]
      }
      operator_alerts: {
        Row: { began_at: string; level: number; name: string; seen_at: string; sent_at: string }
        Insert: { began_at: string; level: number; name: string; seen_at: string; sent_at: string }
        Update: { began_at?: string; level?: number; name?: string; seen_at?: string; sent_at?: string }
        Relationships: []
      }
      order_lines: {
        Row: { cancellation_policy: string; delivery_address: string; delivery_cents: number; delivery_method: string; deposit_cents: number; discount_cents: number; discount_days: number | null; discount_percent: number | null; due_cents: number; duration_units: number; end_date: string; hub_id: string | null; id: string; is_instant: boolean; item_id: string; order_id: string; position: number; price_divisor: number; quantity: number; rental_cents: number; rental_type: string; replaces_booking_id: string | null; reservation_id: string | null; start_date: string; terms: Json; time_zone: string; top_up_cents: number; total_cents: number; unit_price_cents: number; weekend_price_cents: number | null; weekend_units: number }
        Insert: { cancellation_policy?: string; delivery_address?: string; delivery_cents?: number; delivery_method: string; deposit_cents?: number; discount_cents?: number; discount_days?: number | null; discount_percent?: number | null; duration_units: number; end_date: string; hub_id?: string | null; id?: string; is_instant?: boolean; item_id: string; order_id: string; position: number; price_divisor?: number; quantity: number; rental_cents: number; rental_type: string; replaces_booking_id?: string | null; reservation_id?: string | null; start_date: string; terms: Json; time_zone: string; top_up_cents?: number; unit_price_cents: number; weekend_price_cents?: number | null; weekend_units?: number }
        Update: { cancellation_policy?: string; delivery_address?: string; delivery_cents?: number; delivery_method?: string; deposit_cents?: number; discount_cents?: number; discount_days?: number | null; discount_percent?: number | null; duration_units?: number; end_date?: string; hub_id?: string | null; id?: string; is_instant?: boolean; item_id?: string; order_id?: string; position?: number; price_divisor?: number; quantity?: number; rental_cents?: number; rental_type?: string; replaces_booking_id?: string | null; reservation_id?: string | null; start_date?: string; terms?: Json; time_zone?: string; top_up_cents?: number; unit_price_cents?: number; weekend_price_cents?: number | null; weekend_units?: number }
        Relationships: [{ foreignKeyName: 'order_lines_hub_id_fkey'; columns: ['hub_id']; isOneToOne: false; referencedRelation: 'hubs'; referencedColumns: ['id'] }, { foreignKeyName: 'order_lines_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'order_lines_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'order_lines_order_id_fkey'; columns: ['order_id']; isOneToOne: false; referencedRelation: 'orders'; referencedColumns: ['id'] }, { foreignKeyName: 'order_lines_replaces_booking_id_fkey'; columns: ['replaces_booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }]
      }
      orders: {
        Row: { created_at: string; currency: string; id: string; number: number; status: string; status_reason: string | null; total_cents: number; updated_at: string; user_id: string }
        Insert: { created_at?: string; currency?: string; id?: string; status?: string; status_reason?: string | null; total_cents: number; updated_at?: string; user_id: string }
        Update: { created_at?: string; currency?: string; id?: string; status?: string; status_reason?: string | null; total_cents?: number; updated_at?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'orders_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'orders_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      outbox: {
        Row: { attempts: number; cause_id: string | null; created_at: string; data: Json; failed_at: string | null; html: string | null; id: string; last_error: string | null; locale: string; once_key: string | null; person_id: string | null; recipient: string; resent_from: string | null; send_after: string; sent_at: string | null; subject: string; template: string }
        Insert: { attempts?: number; cause_id?: string | null; created_at?: string; data?: Json; failed_at?: string | null; html?: string | null; id?: string; last_error?: string | null; locale?: string; once_key?: string | null; person_id?: string | null; recipient: string; resent_from?: string | null; send_after?: string; sent_at?: string | null; subject?: string; template: string }
        Update: { attempts?: number; cause_id?: string | null; created_at?: string; data?: Json; failed_at?: string | null; html?: string | null; id?: string; last_error?: string | null; locale?: string; once_key?: string | null; person_id?: string | null; recipient?: string; resent_from?: string | null; send_after?: string; sent_at?: string | null; subject?: string; template?: string }
        Relationships: [{ foreignKeyName: 'outbox_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'outbox_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'outbox_resent_from_fkey'; columns: ['resent_from']; isOneToOne: false; referencedRelation: 'outbox'; referencedColumns: ['id'] }]
      }
      page_versions: {
        Row: { asks_again: boolean; changed_at: string; changed_by: string | null; effective_from: string; footer: string | null; id: number; is_off: boolean; reason: string; slug: string; texts: Json; version: number; withdrawn_at: string | null; withdrawn_by: string | null }
        Insert: { asks_again?: boolean; changed_at?: string; changed_by?: string | null; effective_from: string; footer?: string | null; is_off?: boolean; reason: string; slug: string; texts?: Json; version: number; withdrawn_at?: string | null; withdrawn_by?: string | null }
        Update: { asks_again?: boolean; changed_at?: string; changed_by?: string | null; effective_from?: string; footer?: string | null; is_off?: boolean; reason?: string; slug?: string; texts?: Json; version?: number; withdrawn_at?: string | null; withdrawn_by?: string | null }
        Relationships: [{ foreignKeyName: 'page_versions_changed_by_fkey'; columns: ['changed_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'page_versions_changed_by_fkey'; columns: ['changed_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'page_versions_withdrawn_by_fkey'; columns: ['withdrawn_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'page_versions_withdrawn_by_fkey'; columns: ['withdrawn_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      payment_customers: {
        Row: { created_at: string; provider: string; provider_customer_id: string; user_id: string }
        Insert: { created_at?: string; provider: string; provider_customer_id: string; user_id: string }
        Update: { created_at?: string; provider?: string; provider_customer_id?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'payment_customers_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'payment_customers_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      payment_discrepancies: {
        Row: { created_at: string; explained_at: string | null; explanation: string | null; found_at: string; id: string; kind: string; mended_at: string | null; own_cents: number | null; payment_id: string; provider_cents: number | null; seen_at: string }
        Insert: { created_at?: string; explained_at?: string | null; explanation?: string | null; found_at: string; id?: string; kind: string; mended_at?: string | null; own_cents?: number | null; payment_id: string; provider_cents?: number | null; seen_at: string }
        Update: { created_at?: string; explained_at?: string | null; explanation?: string | null; found_at?: string; id?: string; kind?: string; mended_at?: string | null; own_cents?: number | null; payment_id?: string; provider_cents?: number | null; seen_at?: string }
        Relationships: [{ foreignKeyName: 'payment_discrepancies_payment_id_fkey'; columns: ['payment_id']; isOneToOne: false; referencedRelation: 'payments'; referencedColumns: ['id'] }]
      }
      payment_events: {
        Row: { event_id: string; provider: string; received_at: string; type: string }
        Insert: { event_id: string; provider: string; received_at?: string; type: string }
        Update: { event_id?: string; provider?: string; received_at?: string; type?: string }
        Relationships: []
      }
      payment_intents: {
        Row: { created_at: string; id: string; payment_id: string; position: number; provider: string }
        Insert: { created_at?: string; id: string; payment_id: string; position: number; provider: string }
        Update: { created_at?: string; id?: string; payment_id?: string; position?: number; provider?: string }
        Relationships: [{ foreignKeyName: 'payment_intents_payment_id_fkey'; columns: ['payment_id']; isOneToOne: false; referencedRelation: 'payments'; referencedColumns: ['id'] }]
      }
      payment_methods: {
        Row: { brand: string; created_at: string; exp_month: number; exp_year: number; fingerprint: string | null; id: string; last4: string; looked_at: string | null; provider: string; provider_method_id: string; removed_at: string | null; saved_at: string | null; user_id: string }
        Insert: { brand: string; created_at?: string; exp_month: number; exp_year: number; fingerprint?: string | null; id?: string; last4: string; looked_at?: string | null; provider: string; provider_method_id: string; removed_at?: string | null; saved_at?: string | null; user_id: string }
        Update: { brand?: string; created_at?: string; exp_month?: number; exp_year?: number; fingerprint?: string | null; id?: string; last4?: string; looked_at?: string | null; provider?: string; provider_method_id?: string; removed_at?: string | null; saved_at?: string | null; user_id?: string }
        Relationships: [{ foreignKeyName: 'payment_methods_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'payment_methods_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      payments: {
        Row: { amount_cents: number; authorised_until: string | null; booking_id: string | null; capture_cents: number | null; captured_cents: number; check_at: string | null; created_at: string; currency: string; extension_id: string | null; failure_code: string | null; id: string; method_id: string | null; once_key: string | null; order_id: string | null; provider: string; purpose: string; reconciled_at: string | null; refunded_cents: number; status: string; updated_at: string; user_id: string; version: number }
        Insert: { amount_cents: number; authorised_until?: string | null; booking_id?: string | null; capture_cents?: number | null; captured_cents?: number; check_at?: string | null; created_at?: string; currency?: string; extension_id?: string | null; failure_code?: string | null; id?: string; method_id?: string | null; once_key?: string | null; order_id?: string | null; provider: string; purpose?: string; reconciled_at?: string | null; refunded_cents?: number; status?: string; updated_at?: string; user_id: string; version?: number }
        Update: { amount_cents?: number; authorised_until?: string | null; booking_id?: string | null; capture_cents?: number | null; captured_cents?: number; check_at?: string | null; created_at?: string; currency?: string; extension_id?: string | null; failure_code?: string | null; id?: string; method_id?: string | null; once_key?: string | null; order_id?: string | null; provider?: string; purpose?: string; reconciled_at?: string | null; refunded_cents?: number; status?: string; updated_at?: string; user_id?: string; version?: number }
        Relationships: [{ foreignKeyName: 'payments_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'payments_extension_id_fkey'; columns: ['extension_id']; isOneToOne: false; referencedRelation: 'extensions'; referencedColumns: ['id'] }, { foreignKeyName: 'payments_method_id_fkey'; columns: ['method_id']; isOneToOne: false; referencedRelation: 'payment_methods'; referencedColumns: ['id'] }, { foreignKeyName: 'payments_order_id_fkey'; columns: ['order_id']; isOneToOne: true; referencedRelation: 'orders'; referencedColumns: ['id'] }, { foreignKeyName: 'payments_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'payments_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      payout_destinations: {
        Row: { account: string | null; iban: string | null; method_id: string }
        Insert: { account?: string | null; iban?: string | null; method_id: string }
        Update: { account?: string | null; iban?: string | null; method_id?: string }
        Relationships: [{ foreignKeyName: 'payout_destinations_method_id_fkey'; columns: ['method_id']; isOneToOne: true; referencedRelation: 'payout_methods'; referencedColumns: ['id'] }]
      }
      payout_discrepancies: {
        Row: { created_at: string; decision: string | null; explained_at: string | null; explanation: string | null; found_at: string; id: string; kind: string; mended_at: string | null; own_cents: number; payout_id: string; provider_cents: number | null; reason: string | null; seen_at: string }
        Insert: { created_at?: string; decision?: string | null; explained_at?: string | null; explanation?: string | null; found_at: string; id?: string; kind: string; mended_at?: string | null; own_cents: number; payout_id: string; provider_cents?: number | null; reason?: string | null; seen_at: string }
        Update: { created_at?: string; decision?: string | null; explained_at?: string | null; explanation?: string | null; found_at?: string; id?: string; kind?: string; mended_at?: string | null; own_cents?: number; payout_id?: string; provider_cents?: number | null; reason?: string | null; seen_at?: string }
        Relationships: [{ foreignKeyName: 'payout_discrepancies_payout_id_fkey'; columns: ['payout_id']; isOneToOne: false; referencedRelation: 'payouts'; referencedColumns: ['id'] }]
      }
      payout_events: {
        Row: { at: string; details: Json; from_status: string; id: number; payout_id: string; reason: string | null; role: string; to_status: string; transition: string; user_id: string | null }
        Insert: { at?: string; details?: Json; from_status: string; payout_id: string; reason?: string | null; role: string; to_status: string; transition: string; user_id?: string | null }
        Update: { at?: string; details?: Json; from_status?: string; payout_id?: string; reason?: string | null; role?: string; to_status?: string; transition?: string; user_id?: string | null }
        Relationships: [{ foreignKeyName: 'payout_events_payout_id_fkey'; columns: ['payout_id']; isOneToOne: false; referencedRelation: 'payouts'; referencedColumns: ['id'] }, { foreignKeyName: 'payout_events_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'payout_events_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      payout_methods: {
        Row: { asked_at: string | null; checked_at: string | null; country: string; created_at: string; first_ready_at: string | null; holder: string; id: string; kind: string; last4: string | null; removed_at: string | null; status: string; user_id: string }
        Insert: { asked_at?: string | null; checked_at?: string | null; country: string; created_at?: string; first_ready_at?: string | null; holder: string; id?: string; kind: string; last4?: string | null; removed_at?: string | null; status?: string; user_id: string }
        Update: { asked_at?: string | null; checked_at?: string | null; country?: string; created_at?: string; first_ready_at?: string | null; holder?: string; id?: string; kind?: string; last4?: string | null; removed_at?: string | null; status?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'payout_methods_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'payout_methods_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      payout_settings: {
        Row: { is_weekly: boolean; last_week: string; method_id: string | null; user_id: string }
        Insert: { is_weekly?: boolean; last_week: string; method_id?: string | null; user_id: string }
        Update: { is_weekly?: boolean; last_week?: string; method_id?: string | null; user_id?: string }
        Relationships: [{ foreignKeyName: 'payout_settings_method_id_fkey'; columns: ['method_id']; isOneToOne: false; referencedRelation: 'payout_methods'; referencedColumns: ['id'] }, { foreignKeyName: 'payout_settings_user_id_fkey'; columns: ['user_id']; isOneToOne: true; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'payout_settings_user_id_fkey'; columns: ['user_id']; isOneToOne: true; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      payouts: {
        Row: { account: string; amount_cents: number; bank_file: string | null; created_at: string; currency: string; endorsed_at: string | null; id: string; is_automatic: boolean; is_compared: boolean; is_other_name: boolean; method_id: string; needs_two: boolean; number: number; order_ids: string[] | null; provider_payout_id: string | null; reconciled_at: string | null; status: string; status_reason: string | null; updated_at: string; user_id: string; version: number }
        Insert: { account: string; amount_cents: number; bank_file?: string | null; created_at?: string; currency?: string; endorsed_at?: string | null; id?: string; is_automatic?: boolean; is_compared?: boolean; is_other_name?: boolean; method_id: string; needs_two?: boolean; order_ids?: string[] | null; provider_payout_id?: string | null; reconciled_at?: string | null; status?: string; status_reason?: string | null; updated_at?: string; user_id: string; version?: number }
        Update: { account?: string; amount_cents?: number; bank_file?: string | null; created_at?: string; currency?: string; endorsed_at?: string | null; id?: string; is_automatic?: boolean; is_compared?: boolean; is_other_name?: boolean; method_id?: string; needs_two?: boolean; order_ids?: string[] | null; provider_payout_id?: string | null; reconciled_at?: string | null; status?: string; status_reason?: string | null; updated_at?: string; user_id?: string; version?: number }
        Relationships: [{ foreignKeyName: 'payouts_method_id_fkey'; columns: ['method_id']; isOneToOne: false; referencedRelation: 'payout_methods'; referencedColumns: ['id'] }, { foreignKeyName: 'payouts_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'payouts_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      person_marks: {
        Row: { digest: string; kind: string; seen_at: string; user_id: string }
        Insert: { digest: string; kind: string; seen_at: string; user_id: string }
        Update: { digest?: string; kind?: string; seen_at?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'person_marks_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'person_marks_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      person_notes: {
        Row: { author_id: string | null; created_at: string; id: number; person_id: string; text: string }
        Insert: { author_id?: string | null; created_at?: string; person_id: string; text: string }
        Update: { author_id?: string | null; created_at?: string; person_id?: string; text?: string }
        Relationships: [{ foreignKeyName: 'person_notes_author_id_fkey'; columns: ['author_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'person_notes_author_id_fkey'; columns: ['author_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'person_notes_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'person_notes_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      person_tags: {
        Row: { created_at: string; key: string; person_id: string; slot: number; tag: string }
        Insert: { created_at?: string; key: string; person_id: string; slot: number; tag: string }
        Update: { created_at?: string; key?: string; person_id?: string; slot?: number; tag?: string }
        Relationships: [{ foreignKeyName: 'person_tags_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'person_tags_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      person_views: {
        Row: { admin_id: string; created_at: string; digest: string; ended_at: string | null; expires_at: string; id: string; person_id: string; session_id: string | null }
        Insert: { admin_id: string; created_at?: string; digest: string; ended_at?: string | null; expires_at: string; id?: string; person_id: string; session_id?: string | null }
        Update: { admin_id?: string; created_at?: string; digest?: string; ended_at?: string | null; expires_at?: string; id?: string; person_id?: string; session_id?: string | null }
        Relationships: [{ foreignKeyName: 'person_views_admin_id_fkey'; columns: ['admin_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'person_views_admin_id_fkey'; columns: ['admin_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'person_views_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'person_views_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      places: {
        Row: { city: string; counted_at: string; country: string; item_count: number; latitude: number | null; longitude: number | null; neighbourhood: string; words: string }
        Insert: { city: string; counted_at?: string; country: string; item_count?: number; latitude?: number | null; longitude?: number | null; neighbourhood?: string; words?: string }
        Update: { city?: string; counted_at?: string; country?: string; item_count?: number; latitude?: number | null; longitude?: number | null; neighbourhood?: string; words?: string }
        Relationships: []
      }
      profiles: {
        Row: { avatar_path: string | null; bio: string; city: string; created_at: string; duties: string[]; email: string; id: string; is_blocked: boolean; kyc_level: number; kyc_status: string; locale: string; name: string; phone: string; rating_count: number; rating_sum: number; renter_rating_count: number; renter_rating_sum: number; roles: string[]; updated_at: string }
        Insert: { avatar_path?: string | null; bio?: string; city?: string; created_at?: string; duties?: string[]; email?: string; id: string; is_blocked?: boolean; kyc_level?: number; kyc_status?: string; locale?: string; name?: string; phone?: string; rating_count?: number; rating_sum?: number; renter_rating_count?: number; renter_rating_sum?: number; roles?: string[]; updated_at?: string }
        Update: { avatar_path?: string | null; bio?: string; city?: string; created_at?: string; duties?: string[]; email?: string; id?: string; is_blocked?: boolean; kyc_level?: number; kyc_status?: string; locale?: string; name?: string; phone?: string; rating_count?: number; rating_sum?: number; renter_rating_count?: number; renter_rating_sum?: number; roles?: string[]; updated_at?: string }
        Relationships: []
      }
      push_outbox: {
        Row: { created_at: string; data: Json; id: number; locale: string; once_key: string; taken_at: string | null; template: string; user_id: string }
        Insert: { created_at?: string; data?: Json; locale: string; once_key: string; taken_at?: string | null; template: string; user_id: string }
        Update: { created_at?: string; data?: Json; locale?: string; once_key?: string; taken_at?: string | null; template?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'push_outbox_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'push_outbox_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      push_subscriptions: {
        Row: { auth: string; created_at: string; endpoint: string; id: string; p256dh: string; server_key: string; shows_details: boolean; user_id: string }
        Insert: { auth: string; created_at?: string; endpoint: string; id?: string; p256dh: string; server_key: string; shows_details?: boolean; user_id: string }
        Update: { auth?: string; created_at?: string; endpoint?: string; id?: string; p256dh?: string; server_key?: string; shows_details?: boolean; user_id?: string }
        Relationships: [{ foreignKeyName: 'push_subscriptions_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'push_subscriptions_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      quick_replies: {
        Row: { body: string; created_at: string; id: string; person_id: string }
        Insert: { body: string; created_at?: string; id?: string; person_id: string }
        Update: { body?: string; created_at?: string; id?: string; person_id?: string }
        Relationships: [{ foreignKeyName: 'quick_replies_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'quick_replies_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      read_marks: {
        Row: { conversation_id: string; message_id: number; person_id: string; read_at: string }
        Insert: { conversation_id: string; message_id: number; person_id: string; read_at?: string }
        Update: { conversation_id?: string; message_id?: number; person_id?: string; read_at?: string }
        Relationships: [{ foreignKeyName: 'read_marks_conversation_id_fkey'; columns: ['conversation_id']; isOneToOne: false; referencedRelation: 'conversations'; referencedColumns: ['id'] }, { foreignKeyName: 'read_marks_message_id_fkey'; columns: ['message_id']; isOneToOne: false; referencedRelation: 'messages'; referencedColumns: ['id'] }, { foreignKeyName: 'read_marks_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'read_marks_person_id_fkey'; columns: ['person_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      recovery_codes: {
        Row: { code_hash: string; created_at: string; id: string; used_at: string | null; user_id: string }
        Insert: { code_hash: string; created_at?: string; id?: string; used_at?: string | null; user_id: string }
        Update: { code_hash?: string; created_at?: string; id?: string; used_at?: string | null; user_id?: string }
        Relationships: []
      }
      refunds: {
        Row: { amount_cents: number; booking_id: string; created_at: string; id: string; payment_id: string; provider_refund_id: string | null; reason: string; status: string; version: number }
        Insert: { amount_cents: number; booking_id: string; created_at?: string; id?: string; payment_id: string; provider_refund_id?: string | null; reason: string; status?: string; version?: number }
        Update: { amount_cents?: number; booking_id?: string; created_at?: string; id?: string; payment_id?: string; provider_refund_id?: string | null; reason?: string; status?: string; version?: number }
        Relationships: [{ foreignKeyName: 'refunds_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'refunds_payment_id_fkey'; columns: ['payment_id']; isOneToOne: false; referencedRelation: 'payments'; referencedColumns: ['id'] }]
      }
      reservations: {
        Row: { created_at: string; end_date: string; expires_at: string; id: string; item_id: string; quantity: number; start_date: string; time_zone: string; user_id: string }
        Insert: { created_at?: string; end_date: string; expires_at?: string; id?: string; item_id: string; quantity?: number; start_date: string; time_zone?: string; user_id: string }
        Update: { created_at?: string; end_date?: string; expires_at?: string; id?: string; item_id?: string; quantity?: number; start_date?: string; time_zone?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'reservations_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'reservations_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'reservations_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'reservations_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      reviews: {
        Row: { author_id: string; booking_id: string; created_at: string; hidden_at: string | null; id: string; item_id: string; kind: string; language: string; photos: string[]; published_at: string | null; rating: number; replied_at: string | null; reply: string | null; reply_language: string | null; subject_id: string | null; tags: string[]; text: string }
        Insert: { author_id: string; booking_id: string; created_at?: string; hidden_at?: string | null; id?: string; item_id: string; kind: string; language?: string; photos?: string[]; published_at?: string | null; rating: number; replied_at?: string | null; reply?: string | null; reply_language?: string | null; subject_id?: string | null; tags?: string[]; text?: string }
        Update: { author_id?: string; booking_id?: string; created_at?: string; hidden_at?: string | null; id?: string; item_id?: string; kind?: string; language?: string; photos?: string[]; published_at?: string | null; rating?: number; replied_at?: string | null; reply?: string | null; reply_language?: string | null; subject_id?: string | null; tags?: string[]; text?: string }
        Relationships: [{ foreignKeyName: 'reviews_author_id_fkey'; columns: ['author_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'reviews_author_id_fkey'; columns: ['author_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'reviews_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'reviews_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'reviews_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'reviews_subject_id_fkey'; columns: ['subject_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'reviews_subject_id_fkey'; columns: ['subject_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      saved_searches: {
        Row: { alerts: boolean; checked_at: string; created_at: string; due_at: string; id: string; name: string; query: string; user_id: string }
        Insert: { alerts?: boolean; checked_at?: string; created_at?: string; due_at?: string; id?: string; name: string; query: string; user_id: string }
        Update: { alerts?: boolean; checked_at?: string; created_at?: string; due_at?: string; id?: string; name?: string; query?: string; user_id?: string }
        Relationships: [{ foreignKeyName: 'saved_searches_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'saved_searches_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      search_concepts: {
        Row: { broader: string[]; concept: string; kind: string }
        Insert: { broader: string[]; concept: string; kind: string }
        Update: { broader?: string[]; concept?: string; kind?: string }
        Relationships: []
      }
      search_indexing: {
        Row: { after: string; is_only: boolean; started_at: string }
        Insert: { after?: string; is_only?: boolean; started_at?: string }
        Update: { after?: string; is_only?: boolean; started_at?: string }
        Relationships: []
      }
      search_terms: {
        Row: { concept: string; language: string; position: number; stems: string; term: string; words: string }
        Insert: { concept: string; language: string; position: number; stems: string; term: string; words: string }
        Update: { concept?: string; language?: string; position?: number; stems?: string; term?: string; words?: string }
        Relationships: []
      }
      search_vocabulary: {
        Row: { word: string }
        Insert: { word: string }
        Update: { word?: string }
        Relationships: []
      }
      setting_changes: {
        Row: { changed_at: string; changed_by: string | null; effective_from: string; id: number; name: string; reason: string; value: Json | null; version: number; withdrawn_at: string | null; withdrawn_by: string | null }
        Insert: { changed_at?: string; changed_by?: string | null; effective_from: string; name: string; reason: string; value?: Json | null; version: number; withdrawn_at?: string | null; withdrawn_by?: string | null }
        Update: { changed_at?: string; changed_by?: string | null; effective_from?: string; name?: string; reason?: string; value?: Json | null; version?: number; withdrawn_at?: string | null; withdrawn_by?: string | null }
        Relationships: [{ foreignKeyName: 'setting_changes_changed_by_fkey'; columns: ['changed_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'setting_changes_changed_by_fkey'; columns: ['changed_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'setting_changes_withdrawn_by_fkey'; columns: ['withdrawn_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'setting_changes_withdrawn_by_fkey'; columns: ['withdrawn_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      setup_steps: {
        Row: { code: string | null; code_sent_at: string | null; done_at: string | null; done_by: string | null; step: string }
        Insert: { code?: string | null; code_sent_at?: string | null; done_at?: string | null; done_by?: string | null; step: string }
        Update: { code?: string | null; code_sent_at?: string | null; done_at?: string | null; done_by?: string | null; step?: string }
        Relationships: [{ foreignKeyName: 'setup_steps_done_by_fkey'; columns: ['done_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'setup_steps_done_by_fkey'; columns: ['done_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      site_currency: {
        Row: { code: string; only_one: boolean }
        Insert: { code: string; only_one?: boolean }
        Update: { code?: string; only_one?: boolean }
        Relationships: []
      }
      staff_views: {
        Row: { created_at: string; id: string; is_shared: boolean; list: string; name: string; owner_id: string; query: string }
        Insert: { created_at?: string; id?: string; is_shared?: boolean; list: string; name: string; owner_id: string; query: string }
        Update: { created_at?: string; id?: string; is_shared?: boolean; list?: string; name?: string; owner_id?: string; query?: string }
        Relationships: [{ foreignKeyName: 'staff_views_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'staff_views_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      tax_numbers: {
        Row: { changed_at: string; country: string; number: string | null; user_id: string }
        Insert: { changed_at: string; country: string; number?: string | null; user_id: string }
        Update: { changed_at?: string; country?: string; number?: string | null; user_id?: string }
        Relationships: [{ foreignKeyName: 'tax_numbers_user_id_fkey'; columns: ['user_id']; isOneToOne: true; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'tax_numbers_user_id_fkey'; columns: ['user_id']; isOneToOne: true; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      tax_requests: {
        Row: { answered_at: string | null; first_reminder_at: string | null; id: number; requested_at: string; second_reminder_at: string | null; told_at: string | null; user_id: string; withheld_at: string | null }
        Insert: { answered_at?: string | null; first_reminder_at?: string | null; requested_at: string; second_reminder_at?: string | null; told_at?: string | null; user_id: string; withheld_at?: string | null }
        Update: { answered_at?: string | null; first_reminder_at?: string | null; requested_at?: string; second_reminder_at?: string | null; told_at?: string | null; user_id?: string; withheld_at?: string | null }
        Relationships: [{ foreignKeyName: 'tax_requests_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'tax_requests_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      unit_returns: {
        Row: { booking_id: string; handover_id: string; returned_at: string; unit_id: string }
        Insert: { booking_id: string; handover_id: string; returned_at: string; unit_id: string }
        Update: { booking_id?: string; handover_id?: string; returned_at?: string; unit_id?: string }
        Relationships: [{ foreignKeyName: 'unit_returns_booking_id_fkey'; columns: ['booking_id']; isOneToOne: false; referencedRelation: 'bookings'; referencedColumns: ['id'] }, { foreignKeyName: 'unit_returns_handover_id_fkey'; columns: ['handover_id']; isOneToOne: false; referencedRelation: 'handovers'; referencedColumns: ['id'] }, { foreignKeyName: 'unit_returns_unit_id_fkey'; columns: ['unit_id']; isOneToOne: false; referencedRelation: 'item_units'; referencedColumns: ['id'] }]
      }
      webhook_deliveries: {
        Row: { attempted_at: string | null; attempts: number; created_at: string; data: Json; delivered_at: string | null; endpoint_id: string; event: string; excerpt: string; id: string; next_attempt_at: string | null; status: number | null }
        Insert: { attempted_at?: string | null; attempts?: number; created_at?: string; data: Json; delivered_at?: string | null; endpoint_id: string; event: string; excerpt?: string; id?: string; next_attempt_at?: string | null; status?: number | null }
        Update: { attempted_at?: string | null; attempts?: number; created_at?: string; data?: Json; delivered_at?: string | null; endpoint_id?: string; event?: string; excerpt?: string; id?: string; next_attempt_at?: string | null; status?: number | null }
        Relationships: [{ foreignKeyName: 'webhook_deliveries_endpoint_id_fkey'; columns: ['endpoint_id']; isOneToOne: false; referencedRelation: 'webhook_endpoints'; referencedColumns: ['id'] }]
      }
      webhook_endpoints: {
        Row: { created_at: string; description: string; disabled_at: string | null; events: string[]; failing_since: string | null; id: string; previous_until: string | null; sealed_previous: string | null; sealed_secret: string; url: string; user_id: string | null }
        Insert: { created_at?: string; description?: string; disabled_at?: string | null; events: string[]; failing_since?: string | null; id?: string; previous_until?: string | null; sealed_previous?: string | null; sealed_secret: string; url: string; user_id?: string | null }
        Update: { created_at?: string; description?: string; disabled_at?: string | null; events?: string[]; failing_since?: string | null; id?: string; previous_until?: string | null; sealed_previous?: string | null; sealed_secret?: string; url?: string; user_id?: string | null }
        Relationships: [{ foreignKeyName: 'webhook_endpoints_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'webhook_endpoints_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      wish_answers: {
        Row: { created_at: string; id: string; item_id: string; lender_id: string; told_at: string | null; wish_id: string }
        Insert: { created_at?: string; id?: string; item_id: string; lender_id: string; told_at?: string | null; wish_id: string }
        Update: { created_at?: string; id?: string; item_id?: string; lender_id?: string; told_at?: string | null; wish_id?: string }
        Relationships: [{ foreignKeyName: 'wish_answers_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'wish_answers_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'wish_answers_lender_id_fkey'; columns: ['lender_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'wish_answers_lender_id_fkey'; columns: ['lender_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'wish_answers_wish_id_fkey'; columns: ['wish_id']; isOneToOne: false; referencedRelation: 'wishes'; referencedColumns: ['id'] }]
      }
      wish_events: {
        Row: { at: string; from_status: string; id: number; reason: string | null; role: string; to_status: string; transition: string; user_id: string | null; wish_id: string }
        Insert: { at?: string; from_status: string; reason?: string | null; role: string; to_status: string; transition: string; user_id?: string | null; wish_id: string }
        Update: { at?: string; from_status?: string; reason?: string | null; role?: string; to_status?: string; transition?: string; user_id?: string | null; wish_id?: string }
        Relationships: [{ foreignKeyName: 'wish_events_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'wish_events_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'wish_events_wish_id_fkey'; columns: ['wish_id']; isOneToOne: false; referencedRelation: 'wishes'; referencedColumns: ['id'] }]
      }
      wish_notices: {
        Row: { at: string; lender_id: string; wish_id: string }
        Insert: { at?: string; lender_id: string; wish_id: string }
        Update: { at?: string; lender_id?: string; wish_id?: string }
        Relationships: [{ foreignKeyName: 'wish_notices_lender_id_fkey'; columns: ['lender_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'wish_notices_lender_id_fkey'; columns: ['lender_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'wish_notices_wish_id_fkey'; columns: ['wish_id']; isOneToOne: false; referencedRelation: 'wishes'; referencedColumns: ['id'] }]
      }
      wishes: {
        Row: { category_id: string; city: string; country: string; created_at: string; ended_at: string | null; expires_at: string; first_day: string | null; id: string; language: string; last_day: string | null; latitude: number; longitude: number; neighbourhood: string; note: string; price_per_day_cents: number | null; status: string; title: string; user_id: string; version: number }
        Insert: { category_id: string; city: string; country: string; created_at?: string; ended_at?: string | null; expires_at: string; first_day?: string | null; id?: string; language: string; last_day?: string | null; latitude: number; longitude: number; neighbourhood?: string; note?: string; price_per_day_cents?: number | null; status?: string; title: string; user_id: string; version?: number }
        Update: { category_id?: string; city?: string; country?: string; created_at?: string; ended_at?: string | null; expires_at?: string; first_day?: string | null; id?: string; language?: string; last_day?: string | null; latitude?: number; longitude?: number; neighbourhood?: string; note?: string; price_per_day_cents?: number | null; status?: string; title?: string; user_id?: string; version?: number }
        Relationships: [{ foreignKeyName: 'wishes_category_id_fkey'; columns: ['category_id']; isOneToOne: false; referencedRelation: 'categories'; referencedColumns: ['id'] }, { foreignKeyName: 'wishes_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'wishes_user_id_fkey'; columns: ['user_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
    }
    Views: {
      affiliate_users: {
        Row: { available_balance: number; blocked_at: string | null; created_at: string; duties: string[]; email: string; id: string; image: string; is_blocked: boolean; kyc_status: string; level_1_referrals: number; level_2_referrals: number; level_3_referrals: number; level_4_referrals: number; name: string; pending_payout: boolean; referral_chain: string[]; referral_code: string; referred_by: string | null; roles: string[]; total_earnings: number; total_referrals: number; updated_at: string }
        Relationships: [{ foreignKeyName: 'affiliates_referred_by_fkey'; columns: ['referred_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'affiliates_referred_by_fkey'; columns: ['referred_by']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      bookable_items: {
        Row: { approved_at: string | null; attributes: Json; booking_count: number; buffer_minutes: number; cancellation_policy: string; category_id: string | null; city: string; country: string; created_at: string; delivery_methods: string[]; deposit_cents: number; description: string; duration_discounts: number[]; headline: unknown; id: string; is_instant: boolean; language: string; latitude: number | null; longitude: number | null; max_hours: number; min_hours: number; neighbourhood: string; new_price_cents: number | null; notice_hours: number; owner_id: string; owner_is_blocked: boolean; place: string; price_per_day_cents: number; price_per_hour_cents: number | null; published_at: string | null; rating_count: number; rating_sum: number; retired_at: string | null; search: unknown; standing: number; status: string; time_zone: string; title: string; titles: Json | null; translations: Json; unit_count: number; updated_at: string; version: number; weekend_price_cents: number | null; weekly_hours: Json | null }
        Relationships: [{ foreignKeyName: 'items_category_id_fkey'; columns: ['category_id']; isOneToOne: false; referencedRelation: 'categories'; referencedColumns: ['id'] }, { foreignKeyName: 'items_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'items_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      case_ledger_entries: {
        Row: { account: string; amount_cents: number; at: string; booking_id: string | null; booking_number: number; claim_id: string | null; id: number; is_lending: boolean; item_id: string; item_language: string; item_title: string; item_titles: Json; kind: string; level: number; month: string; payout_id: string | null; payout_number: number; purpose: string; referred_name: string; time_zone: string }
        Relationships: [{ foreignKeyName: 'bookings_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'ledger_transfers_claim_id_fkey'; columns: ['claim_id']; isOneToOne: false; referencedRelation: 'claims'; referencedColumns: ['id'] }, { foreignKeyName: 'ledger_transfers_payout_id_fkey'; columns: ['payout_id']; isOneToOne: false; referencedRelation: 'payouts'; referencedColumns: ['id'] }]
      }
      discrepancies: {
        Row: { decision: string | null; explained_at: string | null; explanation: string | null; found_at: string; id: string; kind: string; own_cents: number | null; provider_cents: number | null; reason: string | null; reference: string }
        Relationships: []
      }
      figures: {
        Row: { at: string; cents: number; figure: string; key: string; number: number }
        Relationships: []
      }
      landing_towns: {
        Row: { city: string; country: string; item_count: number; latitude: number | null; longitude: number | null; names: Json; slug: string }
        Relationships: []
      }
      live_calendar_entries: {
        Row: { during: string; ends_at: string; held_by: string; item_id: string; starts_at: string; unit_id: string }
        Relationships: [{ foreignKeyName: 'calendar_entries_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_entries_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'calendar_entries_unit_of_item'; columns: ['unit_id', 'item_id']; isOneToOne: false; referencedRelation: 'item_units'; referencedColumns: ['id', 'item_id'] }]
      }
      my_balances: {
        Row: { account_id: string; balance_cents: number; kind: string }
        Relationships: [{ foreignKeyName: 'ledger_entries_account_id_fkey'; columns: ['account_id']; isOneToOne: false; referencedRelation: 'ledger_accounts'; referencedColumns: ['id'] }]
      }
      my_commission_levels: {
        Row: { amount_cents: number; level: number; rentals: number }
        Relationships: []
      }
      my_earnings: {
        Row: { account: string; amount_cents: number; bookings: number; item_id: string; item_title: string; month: string }
        Relationships: [{ foreignKeyName: 'bookings_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }]
      }
      my_ledger_entries: {
        Row: { account: string; amount_cents: number; at: string | null; booking_id: string | null; booking_number: number; claim_id: string | null; id: number | null; is_lending: boolean; item_id: string; item_language: string; item_title: string; item_titles: Json; kind: string; level: number; month: string; payout_id: string | null; payout_number: number; purpose: string; referred_name: string; time_zone: string }
        Relationships: [{ foreignKeyName: 'bookings_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'bookings_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'ledger_transfers_claim_id_fkey'; columns: ['claim_id']; isOneToOne: false; referencedRelation: 'claims'; referencedColumns: ['id'] }, { foreignKeyName: 'ledger_transfers_payout_id_fkey'; columns: ['payout_id']; isOneToOne: false; referencedRelation: 'payouts'; referencedColumns: ['id'] }]
      }
      my_ledger_sums: {
        Row: { account: string | null; amount_cents: number | null; entries: number; kind: string | null }
        Relationships: []
      }
      open_wishes: {
        Row: { answer_count: number; category_id: string; city: string; country: string; created_at: string; expires_at: string; first_day: string | null; first_name: string; id: string; is_own: boolean; language: string; last_day: string | null; latitude: number; longitude: number; neighbourhood: string; note: string; price_per_day_cents: number | null; title: string }
        Relationships: [{ foreignKeyName: 'wishes_category_id_fkey'; columns: ['category_id']; isOneToOne: false; referencedRelation: 'categories'; referencedColumns: ['id'] }]
      }
      public_profiles: {
        Row: { avatar_path: string | null; bio: string; city: string; first_name: string; id: string; is_business: boolean; is_verified: boolean; language: string; member_since: string; rating_count: number; rating_sum: number; renter_rating_count: number; renter_rating_sum: number }
        Relationships: []
      }
      public_reviews: {
        Row: { author_avatar_path: string; author_city: string; author_first_name: string; id: string; item_id: string; kind: string; language: string; photos: string[]; published_at: string | null; rating: number; replied_at: string | null; reply: string | null; reply_language: string | null; subject_id: string | null; tags: string[]; text: string }
        Relationships: [{ foreignKeyName: 'reviews_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'bookable_items'; referencedColumns: ['id'] }, { foreignKeyName: 'reviews_item_id_fkey'; columns: ['item_id']; isOneToOne: false; referencedRelation: 'items'; referencedColumns: ['id'] }, { foreignKeyName: 'reviews_subject_id_fkey'; columns: ['subject_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'reviews_subject_id_fkey'; columns: ['subject_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      staff_audit: {
        Row: { action: string; actor: Json; actor_id: string | null; address: string | null; at: string; details: Json; device: string | null; id: number; subject: Json; subject_id: string | null }
        Relationships: [{ foreignKeyName: 'audit_log_actor_id_fkey'; columns: ['actor_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'audit_log_actor_id_fkey'; columns: ['actor_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'audit_log_subject_id_fkey'; columns: ['subject_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'audit_log_subject_id_fkey'; columns: ['subject_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
      waiting_listings: {
        Row: { city: string; id: string; is_change: boolean; language: string; owner_id: string; owner_name: string; path: string; since: string; thumbhash: string | null; title: string }
        Relationships: [{ foreignKeyName: 'items_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['id'] }, { foreignKeyName: 'items_owner_id_fkey'; columns: ['owner_id']; isOneToOne: false; referencedRelation: 'public_profiles'; referencedColumns: ['id'] }]
      }
    }
    Functions: {
      affiliate_figures: { Args: { person: string }; Returns: { referrals: number[]; earned_cents: number; balance_cents: number; has_open_payout: boolean }[] }
      affiliate_sums: { Args: { person: string }; Returns: { earned_cents: number; reversed_cents: number; paid_cents: number; balance_cents: number }[] }
      agreements_due: { Args: { person: string; moment?: string | null }; Returns: { document: string; version: number; asked: Json }[] }
      all_in_cents: { Args: { price_per_day_cents: number; price_per_hour_cents: number; hours: number; quantity: number; delivery: string }; Returns: number }
      attributes_fit: { Args: { attributes: Json; criteria: Json }; Returns: boolean }
      ban_account: { Args: { person: string; until: string }; Returns: boolean }
      basket_limit: { Args: Record<PropertyKey, never>; Returns: number }
      basket_lines: { Args: { lines: Json }; Returns: Json }
      begin_identity_wait: { Args: { person: string }; Returns: boolean }
      book_calendar: { Args: { booking: string; hold: string }; Returns: boolean }
      booking_event_seal: { Args: { event: string }; Returns: string }
      booking_record: { Args: { booking: string }; Returns: { entries: number; last_hash: string; is_intact: boolean }[] }
      booking_units: { Args: { booking: string }; Returns: { unit_id: string; label: string; returned_at: string; is_undamaged: boolean; is_complete: boolean }[] }
      broader_concepts: { Args: { concepts: string[] }; Returns: { concept: string; steps: number }[] }
      category_counts: { Args: Record<PropertyKey, never>; Returns: { category_id: string; items: number; published: number }[] }
      compound_concepts: { Args: { word: string }; Returns: string[] }
      concerns_me: { Args: { c: string }; Returns: boolean }
      count_place: { Args: { city: string; country: string; neighbourhood: string }; Returns: undefined }
      create_recovery_codes: { Args: Record<PropertyKey, never>; Returns: string[] }
      currency_of_site: { Args: Record<PropertyKey, never>; Returns: string }
      current_category: { Args: { slug: string }; Returns: string }
      days_cents: { Args: { price_per_day_cents: number; weekend_price_cents: number; percent_off: number; local_start: string; days: number; quantity: number }; Returns: number }
      discounted_cents: { Args: { price_per_day_cents: number; weekend_price_cents: number; duration_discounts: number[]; local_start: string; days: number; quantity: number; delivery: string }; Returns: number }
      distance_m: { Args: { lat_1: number; lng_1: number; lat_2: number; lng_2: number }; Returns: number }
      drop_lapsed_holds: { Args: { item: string }; Returns: undefined }
      end_my_session: { Args: { session_id: string }; Returns: boolean }
      end_person_sessions: { Args: { person: string; session_id?: string | null }; Returns: number }
      erase_account: { Args: { person: string }; Returns: boolean }
      feature_on: { Args: { feature: string; moment?: string | null }; Returns: boolean }
      find_concepts: { Args: { words: string[]; locale: string }; Returns: number }
      finds_items: { Args: { part: string }; Returns: boolean }
      first_id_for: { Args: { wanted: string }; Returns: string }
      first_time_for: { Args: { wanted: string }; Returns: string }
      free_units: { Args: { item: string; period: string }; Returns: string[] }
      handover_seal: { Args: { statement: string }; Returns: string }
      has_amounts: { Args: Record<PropertyKey, never>; Returns: boolean }
      has_role: { Args: { wanted: string }; Returns: boolean }
      has_second_factor: { Args: { person: string }; Returns: boolean }
      headline_lexemes: { Args: { locale: string; title: string }; Returns: { lexeme: string; weight: string }[] }
      held_cents: { Args: { holder: string; besides: string }; Returns: number }
      hold_lines: { Args: { holder: string; lines: Json }; Returns: { line: number; reservation_id: string; expires_at: string; refusal: Json }[] }
      hold_refusal: { Args: { hold: string; as_of: string; delivery?: string | null }; Returns: Json }
      identity_wait_end: { Args: { person: string }; Returns: string }
      invite_person: { Args: { address: string; person_name: string; language: string; moment: string }; Returns: string }
      is_filler: { Args: { word: string }; Returns: boolean }
      is_open_at: { Args: { weekly_hours: Json; at: string; time_zone: string }; Returns: boolean }
      is_plain_name: { Args: { name: string }; Returns: boolean }
      is_side_of: { Args: { booking: string }; Returns: boolean }
      is_weekly_hours: { Args: { hours: Json }; Returns: boolean }
      item_busy_periods: { Args: { item: string; from_date: string; to_date: string; quantity?: number | null }; Returns: { start_date: string; end_date: string }[] }
      item_vectors: { Args: { language: string; title: string; description: string; translations: Json; category_id: string }; Returns: string }
      items_by_words: { Args: { words: string; at_most: number }; Returns: string[] }
      items_like: { Args: { items: string[]; lat?: number | null; lng?: number | null; radius_m?: number | null; box?: number[] | null }; Returns: string[] }
      kept_counts: { Args: { figure: string }; Returns: { key: string; number: number }[] }
      landing_category: { Args: { category: string; locale?: string | null }; Returns: Json }
      landing_overview: { Args: { locale?: string | null }; Returns: { slug: string; name: string; country: string; item_count: number }[] }
      landing_page: { Args: { town: string; part?: string | null; category?: string | null; locale?: string | null }; Returns: Json }
      landing_paths: { Args: { town: string }; Returns: string[] }
      lapsed_invitations: { Args: { before: string; most: number }; Returns: string[] }
      lender_calendar: { Args: { from_date: string; to_date: string; after?: Json | null; page_size?: number | null }; Returns: Json }
      lent_line_ids: { Args: Record<PropertyKey, never>; Returns: string[] }
      like_pattern: { Args: { words: string }; Returns: string }
      likely_words: { Args: { typed: string }; Returns: { word: string; likeness: number }[] }
      load_search_terms: { Args: { language: string; terms: string }; Returns: undefined }
      lock_calendar: { Args: { item: string }; Returns: undefined }
      lock_payment: { Args: { payment: string }; Returns: Database['public']['Tables']['payments']['Row'][] }
      main_language: { Args: Record<PropertyKey, never>; Returns: string }
      map_cell: { Args: { latitude: number; longitude: number }; Returns: number }
      map_point: { Args: { latitude: number; longitude: number }; Returns: string }
      may_see_review_photo: { Args: { photo: string }; Returns: boolean }
      move_booking: { Args: { booking: string; new_start: string; new_end: string }; Returns: boolean }
      move_booking_end: { Args: { booking: string; new_end: string }; Returns: boolean }
      my_identity_details: { Args: Record<PropertyKey, never>; Returns: Json }
      my_listings: { Args: { words?: string | null; state?: string | null; sort?: string | null; page_size?: number | null; skipped?: number | null; moment?: string | null; after?: Json | null }; Returns: Json }
      my_nearby_wishes: { Args: { radius_km?: number | null; max_rows?: number | null }; Returns: string[] }
      my_open_reviews: { Args: { moment: string }; Returns: { id: string; item_id: string; other_id: string; end_date: string; due_at: string }[] }
      my_overview: { Args: { moment?: string | null }; Returns: Json }
      my_referral_figures: { Args: { months?: number | null; zone?: string | null; moment?: string | null }; Returns: Json }
      my_sessions: { Args: Record<PropertyKey, never>; Returns: { id: string; created_at: string; refreshed_at: string; user_agent: string; ip: string; country: string; aal: string; is_current: boolean }[] }
      nearest_part: { Args: { phrase: string }; Returns: string }
      new_referral_code: { Args: Record<PropertyKey, never>; Returns: string }
      note_vocabulary: { Args: { texts: string[] }; Returns: undefined }
      open_cases: { Args: Record<PropertyKey, never>; Returns: { waiting: number; oldest: string }[] }
      open_decisions: { Args: Record<PropertyKey, never>; Returns: { queue: string; waiting: number; oldest: string }[] }
      owes_second_factor: { Args: { person: string }; Returns: boolean }
      own_appeal: { Args: { one: string; decider?: string | null }; Returns: { others: boolean; other_admins: boolean }[] }
      own_booking_ids: { Args: Record<PropertyKey, never>; Returns: string[] }
      own_items: { Args: Record<PropertyKey, never>; Returns: string[] }
      owns_item: { Args: { item: string }; Returns: boolean }
      owns_wish: { Args: { wish: string }; Returns: boolean }
      page_in_force: { Args: { page: string; moment?: string | null }; Returns: Database['public']['Tables']['page_versions']['Row'] }
      people_by_words: { Args: { words: string; at_most: number }; Returns: string[] }
      person_facts: { Args: { person: string }; Returns: Json }
      person_file: { Args: { person: string }; Returns: Json }
      person_signals: { Args: { people: string[]; at?: string | null }; Returns: { person_id: string; kind: string; hint: string; amount: number; most_at: string; others: Json }[] }
      person_tags_in_use: { Args: Record<PropertyKey, never>; Returns: { key: string; tag: string }[] }
      place_slug: { Args: { name: string }; Returns: string }
      plain_words: { Args: { text: string }; Returns: string }
      planned_for_staff: { Args: Record<PropertyKey, never>; Returns: boolean }
      platform_figures: { Args: { step?: string | null; periods?: number | null; zone?: string | null; moment?: string | null }; Returns: Json }
      post_transfer: { Args: { kind: string; once_key: string; booking: string; payment: string; at: string; entries: Json; payout?: string | null; claim?: string | null }; Returns: boolean }
      price_hint: { Args: { category: string; near_latitude?: number | null; near_longitude?: number | null; except_item?: string | null }; Returns: Json }
      publish_reviews: { Args: { as_of: string; only_of?: string | null }; Returns: number }
      quality_band: { Args: { standing: number }; Returns: number }
      quarter_of: { Args: { moment: string }; Returns: string }
      queue_webhooks: { Args: { event: string; owner: string; data: Json }; Returns: undefined }
      quoted_cents: { Args: { price_per_day_cents: number; price_per_hour_cents: number; weekend_price_cents: number; duration_discounts: number[]; local_start: string; hours: number; quantity: number; delivery: string }; Returns: number }
      recount_figures: { Args: Record<PropertyKey, never>; Returns: undefined }
      recovery_codes_left: { Args: Record<PropertyKey, never>; Returns: number }
      release_holds: { Args: { holder: string; holds: string[] }; Returns: number }
      removed_reply: { Args: { review: string }; Returns: { words: string; removed_at: string }[] }
      rental_hours: { Args: { starts: string; ends: string; time_zone: string }; Returns: number }
      rental_period: { Args: { item: string; starts: string; ends: string }; Returns: string }
      rented_booking_ids: { Args: Record<PropertyKey, never>; Returns: string[] }
      rented_item_ids: { Args: Record<PropertyKey, never>; Returns: string[] }
      require_fresh_proof: { Args: Record<PropertyKey, never>; Returns: undefined }
      required_kyc_level: { Args: { total_cents: number }; Returns: number }
      rescue_candidates: { Args: { booking: string; limit_cents: number; for_office?: boolean | null }; Returns: { id: string; title: string; language: string; translations: Json; city: string; neighbourhood: string; image: Json; distance_m: number; total_cents: number; top_up_cents: number; is_instant: boolean; rating_count: number; rating_sum: number; is_suggested: boolean }[] }
      reset_second_factors: { Args: { person: string }; Returns: number }
      reviews_close_at: { Args: { booking: string }; Returns: string }
      scanned_unit: { Args: { item: string; label: string }; Returns: { label: string; title: string; language: string; titles: Json; time_zone: string; is_offered: boolean; is_own: boolean; booking_id: string; status: string; start_date: string; end_date: string; units: string[] }[] }
      search_at_sight: { Args: { i: string; criteria: string }; Returns: boolean }
      search_bounds: { Args: { criteria: string }; Returns: string }
      search_candidates: { Args: { criteria: string }; Returns: string }
      search_categories: { Args: { locale?: string | null }; Returns: { slug: string; name: string; icon: string; tint: string; item_count: number; image_path: string; image_thumbhash: string; parent: string; former: string[] }[] }
      search_fits: { Args: { i: string; criteria: string }; Returns: boolean }
      search_in_order: { Args: { criteria: string; way: string }; Returns: string[] }
      search_items: { Args: { q?: string | null; locale?: string | null; category?: string | null; lat?: number | null; lng?: number | null; radius_m?: number | null; box?: number[] | null; min_price_cents?: number | null; max_price_cents?: number | null; local_from?: string | null; local_to?: string | null; quantity?: number | null; delivery?: string | null; min_rating?: number | null; instant_only?: boolean | null; only_ids?: string[] | null; sort?: string | null; page?: number | null; page_size?: number | null; pins?: number | null; attributes?: Json | null }; Returns: Json }
      search_keys: { Args: { latitude: number; longitude: number; standing: number }; Returns: number[] }
      search_matches: { Args: { criteria: string }; Returns: string }
      search_part: { Args: { phrase: string; is_deep?: boolean | null }; Returns: string }
      search_phrases: { Args: { words: string[]; locale: string; only_locale?: boolean | null }; Returns: string[] }
      search_places: { Args: { q?: string | null; locale?: string | null; max_rows?: number | null }; Returns: { neighbourhood: string; city: string; country: string; latitude: number; longitude: number; item_count: number }[] }
      search_reading: { Args: { words: string[]; locale: string }; Returns: string }
      search_stem: { Args: { language: string; word: string }; Returns: string }
      search_suggestions: { Args: { q?: string | null; locale?: string | null }; Returns: Json }
      search_total: { Args: { i: string; criteria: string }; Returns: number }
      search_words: { Args: { q: string }; Returns: string[] }
      second_approvals: { Args: { after_at?: string | null; after_id?: string | null; page_size?: number | null; among?: string[] | null }; Returns: { kind: string; id: string; version: number; since: string; amount_cents: number; about: string; reason: string; number: number; booking_id: string; affiliate_id: string; person_id: string; person: string; proposer_id: string; proposer: string; is_own: boolean }[] }
      setting_number: { Args: { setting: string }; Returns: number }
      setting_value: { Args: { setting: string; moment?: string | null }; Returns: Json }
      sign_in_state: { Args: { person: string }; Returns: Json }
      similar_items: { Args: { item: string; locale?: string | null }; Returns: Json }
      site_counts: { Args: Record<PropertyKey, never>; Returns: { people: number; items: number; rentals: number }[] }
      split_words: { Args: { text: string }; Returns: string[] }
      staff_affiliate: { Args: { person: string }; Returns: Json }
      staff_affiliate_entries: { Args: { person: string; after_id?: number | null; page_size?: number | null }; Returns: { id: number; transfer_id: string; kind: string; at: string; amount_cents: number; booking_id: string; booking_number: number; level: number; referred_id: string; referred_name: string; payout_id: string; payout_number: number; payout_status: string }[] }
      staff_affiliates: { Args: { words?: string | null; state?: string | null; sort?: string | null; descending?: boolean | null; after_value?: string | null; after_id?: string | null; page_size?: number | null }; Returns: { id: string; name: string; email: string; code: string; people: number; earned_cents: number; reversed_cents: number; paid_cents: number; balance_cents: number; is_blocked: boolean; created_at: string }[] }
      staff_balances: { Args: Record<PropertyKey, never>; Returns: { account: string; cents: number }[] }
      staff_bookings: { Args: { words?: string | null; states?: string[] | null; since?: string | null; until?: string | null; sort?: string | null; descending?: boolean | null; after_value?: string | null; after_id?: string | null; page_size?: number | null }; Returns: { id: string; number: number; status: string; title: string; language: string; renter: string; owner: string; renter_email: string; owner_email: string; start_date: string; end_date: string; time_zone: string; total_cents: number; refund_cents: number; created_at: string }[] }
      staff_brought: { Args: { person: string; after_value?: string | null; after_id?: string | null; page_size?: number | null }; Returns: { id: string; name: string; level: number; brought_by: string; brought_by_name: string; rentals: number; earned_cents: number; joined_at: string }[] }
      staff_cases: { Args: { subjects?: string[] | null; is_open?: boolean | null; assigned?: string | null; one?: string | null; after_at?: string | null; after_id?: string | null }; Returns: { id: string; subject: string; item_id: string; person_id: string; reason: string; message: string; status: string; created_at: string; due_at: string; decided_at: string; assigned_to: string; assignee: string; decider: string; decision_reason: string; decision_message: string; title: string; text: string; language: string; path: string; rating: number }[] }
      staff_items: { Args: { words?: string | null; states?: string[] | null; category?: string | null; lacking?: string | null; sort?: string | null; descending?: boolean | null; after_value?: string | null; after_id?: string | null; page_size?: number | null; featured?: boolean | null }; Returns: { id: string; title: string; language: string; status: string; owner_id: string; owner: string; owner_email: string; category_id: string; city: string; price_per_day_cents: number; pictures: number; booking_count: number; created_at: string; updated_at: string }[] }
      staff_mails: { Args: { words?: string | null; only_state?: string | null; since?: string | null; until?: string | null; sort?: string | null; descending?: boolean | null; after_value?: string | null; after_id?: string | null; page_size?: number | null }; Returns: { id: string; recipient: string; person: string; person_id: string; template: string; locale: string; subject: string; state: string; attempts: number; error: string; created_at: string; sent_at: string }[] }
      staff_money: { Args: { zone?: string | null; moment?: string | null }; Returns: Json }
      staff_payments: { Args: { words?: string | null; states?: string[] | null; kind?: string | null; since?: string | null; until?: string | null; sort?: string | null; descending?: boolean | null; after_value?: string | null; after_id?: string | null; page_size?: number | null }; Returns: { id: string; status: string; purpose: string; amount_cents: number; captured_cents: number; refunded_cents: number; failure_code: string; provider: string; provider_payment_id: string; user_id: string; payer: string; payer_email: string; bookings: Json; created_at: string }[] }
      staff_payouts: { Args: { states: string[]; descending?: boolean | null; after_number?: number | null; page_size?: number | null }; Returns: Database['public']['Tables']['payouts']['Row'][] }
      staff_people: { Args: { words?: string | null; role?: string | null; identity?: string | null; blocked?: boolean | null; sort?: string | null; descending?: boolean | null; after_value?: string | null; after_id?: string | null; page_size?: number | null; tag?: string | null }; Returns: { id: string; name: string; email: string; avatar_path: string; roles: string[]; kyc_status: string; kyc_level: number; is_blocked: boolean; city: string; items: number; last_sign_in_at: string; created_at: string; duties: string[]; tags: string[] }[] }
      staff_search: { Args: { words: string }; Returns: { kind: string; id: string; title: string; language: string; detail: string; state: string }[] }
      staff_sessions: { Args: { person: string }; Returns: { id: string; created_at: string; refreshed_at: string; user_agent: string; ip: string; country: string; aal: string }[] }
      sum_figures: { Args: Record<PropertyKey, never>; Returns: undefined }
      take_units: { Args: { item: string; period: string; wanted: number; reservation: string; booking: string }; Returns: boolean }
      tax_gaps: { Args: { person: string }; Returns: string[] }
      tax_withheld_since: { Args: { person: string }; Returns: string }
      titles_of: { Args: { translations: Json }; Returns: Json }
      trial_balance: { Args: { from_at: string; until_at: string }; Returns: { account: string; opening_cents: number; debit_cents: number; credit_cents: number; closing_cents: number }[] }
      unavailable_lines: { Args: { lines: Json }; Returns: number[] }
      visible_booking_ids: { Args: Record<PropertyKey, never>; Returns: string[] }
      waits_for_level: { Args: { person: string; wanted: number }; Returns: boolean }
      weekend_days: { Args: { local_start: string; days: number }; Returns: number }
      words_meant: { Args: { q: string; locale: string }; Returns: Json }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
