/** The client that the sites of the tests are to the provider of the tests. */
export const PROVIDER_CLIENT = { id: 'notes', secret: 'secret-of-the-client-of-the-tests' }
