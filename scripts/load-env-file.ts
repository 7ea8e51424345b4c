import { existsSync } from 'node:fs'

// A variable that is set already wins over the file.
if (existsSync('.env')) process.loadEnvFile('.env')
