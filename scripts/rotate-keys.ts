import { StartError } from '#backend/start/start-error.ts'
import { readConfig } from '#server/config.ts'
import { ROTATION_STEPS, type RotationStep, rotateKeys } from '#server/rotate-keys.ts'

// Changes the key that signs access tokens without signing people out; docs/operating.md says when to take each step.
const step = process.argv[2] as RotationStep
if (!ROTATION_STEPS.includes(step)) {
  console.error(`node scripts/rotate-keys.ts ${ROTATION_STEPS.join('|')}`)
  process.exit(2)
}
try {
  const [signer, ...others] = await rotateKeys(readConfig().dataDir, step)
  console.log(`From the next start ${signer} signs; also published: ${others.join(', ') || 'none'}.`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
