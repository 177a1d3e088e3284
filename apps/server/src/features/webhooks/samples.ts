const WEBHOOK = { url: 'https://hooks.example.com/guildhall', events: ['expert.approved'] }

export const samples = {
  bodies: {
    'POST /webhooks': WEBHOOK,
    'PUT /webhooks/:id': { ...WEBHOOK, is_active: true },
    'POST /webhooks/:id/test': {},
    'POST /webhooks/:id/resend': {},
    'POST /webhooks/:id/deliveries/:delivery_id/resend': {},
  },
}
