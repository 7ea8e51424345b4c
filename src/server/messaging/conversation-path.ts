/** Where on the site a conversation is. */
export const conversationPath = (conversationId: string): string => `/dashboard/messages/${conversationId}`
