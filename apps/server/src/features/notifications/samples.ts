export const samples = {
  bodies: {
    'PUT /notifications/preferences': { digest: 'less_urgent', digest_hour: 8, categories: [] },
    'POST /push/subscriptions': {
      endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
  },
}
