import type { Identification } from '../rights/identify.ts'

const TOKEN_CODES = {
  expired: 'InvalidJWTToken',
  claims: 'InvalidJWTToken',
  malformed: 'MalformedJWT',
  signature: 'JwtSignatureError',
} as const

/** Why a channel cannot be joined, in the protocol's words. */
export const joinRefusal = {
  topicMissing: 'TopicNameRequired: You must provide a topic name',
  topicTooLong: 'TopicNameTooLong: The topic name is too long',
  tooMuchConfig: 'JoinConfigTooLarge: The config of a channel is too large',
  privateOnly: 'PrivateOnly: This project only allows private channels',
  tooManyChannels: 'ChannelRateLimitReached: Too many channels',
  tooManyJoins: 'ClientJoinRateLimitReached: Too many joins per second',
  noPublicReplay: 'UnableToReplayMessages: Replay is not allowed for public channels',
  badReplay: 'UnableToReplayMessages: Replay params are not valid',
  unknown: 'Unknown Error on Channel',
  unauthorized: (topic: string) => `Unauthorized: ${noRead(topic)}`,
  token: ({ fault, text }: Extract<Identification, { ok: false }>) => `${TOKEN_CODES[fault]}: ${text}`,
}

export const noRead = (topic: string) =>
  `You do not have permissions to read from this Channel topic: ${topic}`

export const noLongerRead = (topic: string) =>
  `You no longer have permission to read from this Channel topic: ${topic}`
