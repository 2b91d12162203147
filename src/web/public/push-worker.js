// Shows the notes that are pushed to this browser, and opens Meridian when one is pressed. It keeps and fetches nothing.
self.addEventListener('push', event => {
  const note = event.data?.json() ?? {}
  event.waitUntil(
    self.registration.showNotification(note.title ?? 'Meridian', {
      body: note.body ?? '',
      icon: '/icon.svg',
      tag: 'reminder',
      data: { url: note.url ?? '/dashboard' },
    }),
  )
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { url } = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(windows => {
      const open = windows.find(each => new URL(each.url).pathname === url)
      return open ? open.focus() : self.clients.openWindow(url)
    }),
  )
})
