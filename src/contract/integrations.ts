/** Response of `create-api-key`: the only time that the whole key is shown. */
export interface CreatedApiKey {
  id: string
  key: string
}
