{{/* What every pod of the site is: nobody of note. */}}
{{- define "lendaround.podSecurity" -}}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
automountServiceAccountToken: false
{{- end }}

{{/* The image with its settings and folders. */}}
{{- define "lendaround.container" -}}
image: {{ .Values.image | quote }}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-settings }
  - secretRef: { name: {{ .Values.secretName | quote }} }
{{- if .Values.database.enabled }}
env:
  - name: DATABASE_URL
    valueFrom:
      secretKeyRef: { name: {{ .Release.Name }}-database-app, key: uri }
{{- end }}
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end }}
