# Turn notices by web push, on the page.

push-title = Turn notices in this browser
push-text = In slow games this browser tells you that it is your turn, even while the page is closed. Every notice has a button that ends it.
push-switch = Notices in this browser
push-daily = One notice a day at most
push-cannot = This browser cannot show notices while the page is closed. They need a browser of today and a secure (https) connection.
push-denied = The browser does not let this site show notices. You can allow it in the browser's settings.
push-failed = The browser could not be signed up for notices. Perhaps it has no connection to its own notice service; try again later.
