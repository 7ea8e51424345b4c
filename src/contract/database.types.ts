export type Database={public:{Tables:{},Views:{}}}
