/** Response of `create-api-key`: the only time that the whole key is shown. */
export interface CreatedApiKey {
  id: string
  key: string
}

/** Response of `create-webhook` and `rotate-webhook-secret`: the only time that the secret is shown. */
export interface WebhookSecret {
  id: string
  secret: string
}
